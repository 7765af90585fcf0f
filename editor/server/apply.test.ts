import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '#reading/source.ts'
import { contentRoot } from '#reading/testing/content-copy.ts'
import { applyContents, readContents } from './apply.ts'

const read = (file: string, root = contentRoot) => readFileSync(join(root, file), 'utf8')
const files = listFiles(contentRoot, '').filter((file) => /\.(yaml|md)$/.test(file))

test.each(files)('%s comes back unchanged when nothing was changed', (file) => {
  const text = read(file, contentRoot)
  expect(applyContents(file, text, structuredClone(readContents(file, text)))).toBe(text)
})

/** The file with its data changed, as lines that went and lines that came. */
function edit(
  file: string,
  change: (data: any) => void,
  text = read(file),
): { gone: string[]; come: string[] } {
  const contents = structuredClone(readContents(file, text))
  change(contents.data)
  const next = applyContents(file, text, contents)
  expect(readContents(file, next)).toEqual(contents)
  const [before, after] = [text.split('\n'), next.split('\n')]
  return { gone: without(before, after), come: without(after, before) }
}

function without(lines: string[], others: string[]): string[] {
  const rest = [...others]
  return lines.filter((line) => {
    const index = rest.indexOf(line)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

describe('a change touches nothing else', () => {
  test('a price', () => {
    expect(edit('prices.yaml', (prices) => (prices.contrave.amount = 16000))).toEqual({
      gone: ['  amount: 15000'],
      come: ['  amount: 16000'],
    })
  })

  test('a quoted number that is dialled', () => {
    expect(edit('practice.yaml', (practice) => (practice.phone.href = '+13523264410'))).toEqual({
      gone: ['  href: "+13525550142"'],
      come: ['  href: "+13523264410"'],
    })
  })

  test('a rating keeps its decimal', () => {
    expect(edit('practice.yaml', (practice) => (practice.rating.value = 4.9)).come).toEqual(['  value: 4.9'])
  })

  test('an answer where there was none', () => {
    expect(
      edit('launch.yaml', (launch) => (launch.questions.sunday.answer = 'Texts: within a day.')),
    ).toEqual({
      gone: ['    answer: null'],
      come: ['    answer: "Texts: within a day."'],
    })
  })

  test('a paragraph in a block of several', () => {
    const { gone, come } = edit('treatments/semaglutide.yaml', (page) => {
      page.sections[0].text = page.sections[0].text.replace(/^.*$/m, 'One new sentence.')
    })
    expect(gone).toHaveLength(1)
    expect(come).toEqual(['      One new sentence.'])
  })

  test('a section moved down', () => {
    const { gone, come } = edit('treatments/semaglutide.yaml', ({ sections }) => {
      sections.splice(0, 2, sections[1], sections[0])
    })
    expect([gone, come]).toEqual([[], []])
  })

  test('a section taken out, and a comment beside it', () => {
    const text = '# top\nlist:\n  # one\n  - a: 1\n  # two\n  - a: 2\n\n  # three\n  - a: 3\n'
    expect(edit('x.yaml', ({ list }) => list.splice(1, 1), text)).toEqual({
      gone: ['  # two', '  - a: 2'],
      come: [],
    })
  })

  test('a question added', () => {
    const { gone, come } = edit('treatments/semaglutide.yaml', ({ questions }) => {
      questions.push({ question: 'Is there a pill?', answer: 'Yes.' })
    })
    expect([gone, come]).toEqual([[], ['  - question: Is there a pill?', '    answer: Yes.']])
  })

  test('the body of a post', () => {
    const file = 'posts/peptide-therapy.md'
    const text = read(file)
    const { data, body } = readContents(file, text)
    const next = applyContents(file, text, { data, body: body.replace('peptide', 'short chain') })
    expect(next).toBe(text.replace(body, body.replace('peptide', 'short chain')))
  })
})
