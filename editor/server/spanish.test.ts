import { afterAll, describe, expect, test } from 'vitest'
import { listFiles } from '#reading/source.ts'
import { contentRoot, copyContent } from '#reading/testing/content-copy.ts'
import { type Api, change, openEditor } from './testing/open-editor.ts'
import { unknownIn } from '../testing/unknown-in.ts'
import { readContents } from './apply.ts'
import { contentFiles } from './content-files.ts'

const spanish = listFiles(contentRoot, 'es/treatments')[0]!
const english = spanish.slice('es/'.length)

type Page = { purpose: string; sections: { title: string; text?: string }[] }

const entry = (api: Api) => api.state().files.find(({ file }) => file === spanish)!

/** A section with a text, changed in English. */
function changeSection(api: Api): { index: number; title: string } {
  const { sections } = api.open(english).data as Page
  const index = sections.findLastIndex(({ text }) => text !== undefined)
  change(api, english, (page: Page) => (page.sections[index]!.text = 'Quite another text stands here now.'))
  return { index, title: sections[index]!.title }
}

describe('a page in two languages', () => {
  test('is listed after its English one, at its own address, and cannot go alone', () => {
    const { api } = openEditor(contentRoot)
    const files = api.state().files.map(({ file }) => file)
    expect(files[files.indexOf(english) + 1]).toBe(spanish)
    expect(entry(api)).toMatchObject({
      language: 'es',
      behind: [],
      address: expect.stringMatching(/^\/es\//),
    })
    expect(entry(api).mayGo).toBeUndefined()
    expect(() => api.remove(spanish)).toThrow(/cannot be deleted/)
  })

  test('is opened with the English of each field beside it, as it is now', () => {
    const { api } = openEditor(contentRoot)
    const { data, english: beside } = api.open(spanish)
    const titles = (page: unknown) => (page as Page).sections.map(({ title }) => title)
    expect(titles(beside!.data)).toEqual(titles(api.open(english).data))
    expect(titles(beside!.data)).not.toEqual(titles(data))
    const { index } = changeSection(api)
    expect((api.open(spanish).english!.data as Page).sections[index]!.text).toContain('Quite another')
    expect(api.open(english).english).toBeUndefined()
  })

  test('keeps its English beside it when a section was put before it', () => {
    const { api } = openEditor(contentRoot)
    change(api, english, ({ sections }: Page) =>
      sections.unshift({ ...sections[1]!, title: 'A new section' }),
    )
    const { data, english: beside } = api.open(spanish)
    const { sections } = data as Page
    const last = sections.length - 1
    expect((beside!.data as Page).sections[last]!.title).toBe(
      (api.open(english).data as Page).sections.at(-1)!.title,
    )
  })

  test('is behind when its English changes, until it is marked, which touches one line', () => {
    const { api, copy } = openEditor(contentRoot)
    const { title } = changeSection(api)
    expect(entry(api).behind).toEqual([title])
    const before = copy.read(spanish).split('\n')
    expect(api.follow(spanish).problems).toEqual([])
    expect(entry(api)).toMatchObject({ behind: [], state: 'changed' })
    api.save()
    const after = copy.read(spanish).split('\n')
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      expect.stringMatching(/^follows: \["/),
    ])
    expect(() => api.follow(english)).toThrow(/Spanish page/)
  })
})

const copy = copyContent(contentRoot)
afterAll(copy.dispose)

test.each(contentFiles(copy.root).filter(({ language }) => language))(
  '$file has a field for everything in it, and none for what the English file says',
  ({ file, schema }) => {
    const { follows: _, ...data } = readContents(file, copy.read(file)).data as Record<string, unknown>
    expect(unknownIn(schema(), data, file)).toEqual([])
    expect(schema().properties).not.toHaveProperty('template')
    expect(schema().required ?? []).not.toContain('family')
  },
)
