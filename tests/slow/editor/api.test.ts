import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles } from '#reading/source.ts'
import { copyContent } from '#reading/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { variantFor, type Schema } from '../../../editor/schema.ts'
import { editorApi, type Api } from '../../../editor/server/api.ts'
import { contentFiles } from '../../../editor/server/content-files.ts'
import { openDraft } from '../../../editor/server/draft.ts'
import { toJpeg } from '../../../editor/server/pictures.ts'

const content = join(root, 'content')

/** The editor's API over a copy of content that is this test's alone. */
function openEditor(from?: string) {
  const copy = copyContent(from)
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  onTestFinished(() => {
    copy.dispose()
    rmSync(folder, { recursive: true })
  })
  const draft = openDraft(copy.root, join(folder, 'shown'))
  const shown = (file: string) => readFileSync(join(folder, 'shown', file), 'utf8')
  const again = () => editorApi(copy.root, openDraft(copy.root, join(folder, 'shown')))
  return { api: editorApi(copy.root, draft), copy, draft, shown, again }
}

function change(api: Api, file: string, edit: (data: any) => void) {
  const { data, version } = api.open(file)
  edit(data)
  return api.propose(file, { data, version })
}

const unsaved = (api: Api) =>
  api.state().files.flatMap(({ file, state }) => (state ? [`${file} ${state}`] : []))
const [id = ''] = Object.keys(parse(readFileSync(join(content, 'prices.yaml'), 'utf8')) as object)

test('a change is shown at once, kept over a restart, and written as one line when it is saved', () => {
  const { api, copy, shown, again } = openEditor()
  const before = copy.read('prices.yaml').split('\n')
  expect(change(api, 'prices.yaml', (prices) => (prices[id].amount = 98700)).problems).toEqual([])
  expect(shown('prices.yaml')).toContain('amount: 98700')
  expect(copy.read('prices.yaml').split('\n')).toEqual(before)
  const later = again()
  expect(unsaved(later)).toEqual(['prices.yaml changed'])
  expect(later.save()).toMatchObject({ problems: [], isSaved: true })
  const after = copy.read('prices.yaml').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  amount: 98700'])
})

test('a new post asks for what is missing, once', () => {
  const { api } = openEditor()
  const page = { kind: 'post' as const, title: 'Bring Your List to the Visit' }
  const { file, problems } = api.create(page)
  expect(file).toBe('posts/bring-your-list-to-the-visit.md')
  expect(problems.map((one) => one.file)).toContain(file)
  expect(() => api.create(page)).toThrow(/already/)
  expect(() => api.create({ kind: 'legal', title: 'A title' })).toThrow(/a title of letters/)
})

test('a page goes with its Spanish one and comes back with it; one that the site needs stays', () => {
  const { api, draft } = openEditor(content)
  const [spanish = ''] = listFiles(content, 'es/posts')
  const post = spanish.slice('es/'.length)
  const isThere = () => existsSync(join(draft.folder, spanish))
  api.remove(post)
  expect([isThere(), api.state().files.find(({ file }) => file === post)?.state]).toEqual([false, 'removed'])
  api.discard(post)
  expect(isThere()).toBe(true)
  expect(() => api.remove('pages/home.yaml')).toThrow(/cannot be deleted/)
})

test('a Spanish page has its English beside it, is behind when that changes, and is marked by one line', () => {
  const { api, copy } = openEditor(content)
  const [spanish = ''] = listFiles(content, 'es/treatments')
  const english = spanish.slice('es/'.length)
  const titles = (page: unknown) =>
    (page as { sections: { title: string }[] }).sections.map((one) => one.title)
  expect(titles(api.open(spanish).english)).toEqual(titles(api.open(english).data))
  const behind = () => api.state().files.find(({ file }) => file === spanish)?.behind
  change(api, english, (page) => (page.purpose = 'Quite another sentence of what this page is for.'))
  expect(behind()).toEqual(['opening'])
  const before = copy.read(spanish).split('\n')
  api.follow(spanish)
  expect(behind()).toEqual([])
  api.save()
  const after = copy.read(spanish).split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringMatching(/^follows: /)])
})

test('a picture comes in as a JPEG, leaves with its entry, and is refused in words when it is too small', async () => {
  const { api, draft } = openEditor()
  const picture = (width: number) =>
    sharp({ create: { width, height: 90, channels: 3, background: '#9fb09a' } })
      .png()
      .toBuffer()
  draft.put('photos/garden.jpg', await toJpeg(await picture(1300)))
  const photos = 'photos/photos.yaml'
  change(api, photos, (all) => (all.garden = { file: 'photos/garden.jpg', alt: 'A garden behind the house' }))
  expect((await sharp(draft.bytes('photos/garden.jpg')!).metadata()).format).toBe('jpeg')
  change(api, photos, (all) => delete all.garden)
  expect(draft.bytes('photos/garden.jpg')).toBeNull()
  await expect(picture(300).then(toJpeg)).rejects.toThrow(/300 pixels wide/)
  await expect(toJpeg(Buffer.from('hello'))).rejects.toThrow(/not a picture/)
})

test('every file has a field for everything in it', () => {
  const unknownIn = (schema: Schema, value: unknown, place: string): string[] => {
    if (value === null) return schema.nullable ? [] : [place]
    const known = schema.oneOf ? variantFor(schema.oneOf, value) : schema
    if (Array.isArray(value))
      return known.items
        ? value.flatMap((one, index) => unknownIn(known.items!, one, `${place}[${index}]`))
        : [place]
    if (typeof value !== 'object') return known.type === 'object' || known.type === 'array' ? [place] : []
    return Object.entries(value).flatMap(([key, one]) => {
      const inner = known.properties?.[key] ?? known.additionalProperties
      return inner ? unknownIn(inner, one, `${place}.${key}`) : [`${place}.${key}`]
    })
  }
  const { api } = openEditor(content)
  const files = contentFiles(content)
  const opened = files.filter(
    ({ file }, index) => index % 8 === 0 || !/^(?:es|posts|treatments)\//.test(file),
  )
  const unknown = opened.flatMap(({ file }) => {
    const { schema, data } = api.open(file)
    return unknownIn(schema, data, file)
  })
  expect(unknown.filter((place) => !/^es\/.*\.follows$/.test(place))).toEqual([])
})
