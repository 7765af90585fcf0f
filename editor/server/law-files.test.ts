import { expect, test } from 'vitest'
import { type Api, change, openEditor } from './testing/open-editor.ts'

const law = 'law/florida.yaml'

/** Proposes what an entry should say, as the form would. */
const write = (api: Api, entry: string, text: string | null) =>
  change(api, law, (entries) => (entries[entry].text = text))

test('the law of the state is a file like the others, and saving it changes one line', () => {
  const { api, copy } = openEditor()
  expect(api.state().files).toContainEqual(expect.objectContaining({ file: law, title: 'Law: Florida' }))
  const before = copy.read(law)
  const sentence = 'Florida law lets either side end it with 45 days of written notice.'
  expect(write(api, 'membership-end', sentence).problems).toEqual([])
  expect(api.save().done).toBe('saved')
  const lines = copy.read(law).split('\n')
  expect(lines.filter((line, index) => line !== before.split('\n')[index])).toEqual([`  text: ${sentence}`])
  expect(copy.site().law.get('membership-end')?.text).toBe(sentence)
})

test('an entry may be emptied until somebody knows, but not half written', () => {
  const { api } = openEditor()
  expect(write(api, 'membership-end', 'No.').problems).toContainEqual(
    expect.objectContaining({ file: law, field: 'membership-end.text' }),
  )
  expect(write(api, 'membership-end', null).problems).toEqual([])
})

test('another state has a file of its own, by its own name', () => {
  const { api, copy } = openEditor()
  copy.write('law/north-carolina.yaml', copy.read(law))
  expect(api.state().files.map(({ title }) => title)).toContain('Law: North Carolina')
})
