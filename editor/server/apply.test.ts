import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '#content-model/source.ts'
import { root } from '../../build/run.ts'
import { applyContents, readContents } from './apply.ts'

const content = join(root, 'content')

test('editor writes every file of content/ back byte for byte when nothing changed', () => {
  const files = listFiles(content, '').filter((file) => /\.(yaml|md)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const changed = files.filter((file) => {
    const text = readFileSync(join(content, file), 'utf8')
    return applyContents(file, text, structuredClone(readContents(file, text))) !== text
  })
  expect(changed).toEqual([])
})

const text = `# Prices in cents
visit:
  name: "A visit: half an hour"
  amount: 9900 # since May

  phone: "+13525550142"
  answer: null
list:
  # one
  - a: 1
  # two
  - a: 2

  # three
  - a: 3
text: |
  First sentence.

  Second sentence.
`

const edit = (change: (data: any) => void) => {
  const contents = structuredClone(readContents('x.yaml', text))
  change(contents)
  const next = applyContents('x.yaml', text, contents)
  expect(readContents('x.yaml', next)).toEqual(contents)
  return next
}

test.each<[string, (data: any) => void, string, string]>([
  ['a price', (data) => (data.visit.amount = 16000), 'amount: 9900 #', 'amount: 16000 #'],
  ['a quoted number', (data) => (data.visit.phone = '+1407'), '"+13525550142"', '"+1407"'],
  ['an answer where there was none', (data) => (data.visit.answer = 'Yes: now'), 'null', '"Yes: now"'],
  ['a paragraph', (data) => (data.text = data.text.replace('First', 'One')), 'First', 'One'],
  ['an entry taken out', (data) => data.list.splice(1, 1), '  # two\n  - a: 2\n', ''],
  ['an entry added', (data) => data.list.push({ a: 4 }), '  - a: 3\n', '  - a: 3\n  - a: 4\n'],
])('editor changes nothing but %s', (_, change, before, after) => {
  expect(text).toContain(before)
  expect(edit(change)).toBe(text.replace(before, after))
})

test('editor keeps comments and lines of entries that change places', () => {
  const sorted = (words: string) => words.split('\n').sort()
  const next = edit(({ list }) => list.push(list.splice(1, 1)[0]))
  expect(next.indexOf('# three')).toBeLessThan(next.indexOf('# two'))
  expect(sorted(next).filter(Boolean)).toEqual(sorted(text).filter(Boolean))
})

test('editor leaves the front matter alone when the body changes', () => {
  const post = '---\ntitle: "A post" # kept\n---\n\nOld words.\n'
  const next = { ...Object(readContents('x.md', post)), body: '\nNew words.' }
  expect(applyContents('x.md', post, next)).toBe(post.replace('Old', 'New'))
})
