import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { editorApi } from './api.ts'
import { openDraft } from './draft.ts'

const copy = copyContent()
const folder = mkdtempSync(join(tmpdir(), 'draft-'))
afterAll(() => {
  copy.dispose()
  rmSync(folder, { recursive: true })
})

const api = editorApi(copy.root, openDraft(copy.root, join(folder, 'shown')))
const law = 'law/florida.yaml'

/** Proposes what an entry should say, as the form would. */
function write(entry: string, text: string | null) {
  const { data, ...kept } = api.open(law)
  const entries = data as Record<string, { text: string | null }>
  entries[entry]!.text = text
  return api.propose({ file: law, data: entries, ...kept })
}

test('the law of the state is a file like the others, and saving it changes one line', () => {
  expect(api.state().files).toContainEqual(expect.objectContaining({ file: law, title: 'Law: Florida' }))
  const before = copy.read(law)
  const sentence = 'Florida law lets either side end it with 45 days of written notice.'
  expect(write('membership-end', sentence).problems).toEqual([])
  expect(api.save().done).toBe('saved')
  const lines = copy.read(law).split('\n')
  expect(lines.filter((line, index) => line !== before.split('\n')[index])).toEqual([`  text: ${sentence}`])
  expect(copy.site().law.get('membership-end')?.text).toBe(sentence)
})

test('an entry may be emptied until somebody knows, but not half written', () => {
  expect(write('membership-end', 'No.').problems).toContainEqual(
    expect.objectContaining({ file: law, field: 'membership-end.text' }),
  )
  expect(write('membership-end', null).problems).toEqual([])
})

test('another state has a file of its own, by its own name', () => {
  copy.write('law/north-carolina.yaml', copy.read(law))
  expect(api.state().files.map(({ title }) => title)).toContain('Law: North Carolina')
})
