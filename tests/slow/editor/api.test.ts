import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { listFiles } from '#content-model/source.ts'
import { copyContent } from '#content-model/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { kindOf, type Schema } from '../../../editor/schema.ts'
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
  return { api: editorApi(copy.root, draft), draft }
}

function change(api: Api, file: string, edit: (data: any) => void) {
  const { data, version } = api.open(file)
  edit(data)
  return api.update(file, { data, version })
}

test('editor removes and restores a page with its Spanish one, and keeps a needed page', () => {
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

test('editor stores a picture as JPEG, removes it with its entry and refuses a small one', async () => {
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
  await expect(toJpeg(Buffer.from('hello'))).rejects.toThrow(/cannot read this file/)
})

test('editor form has a field for everything in a file and a choice for every name', () => {
  const { api } = openEditor(content)
  const { options } = api.open('practice.yaml')
  const unknownIn = (schema: Schema, value: unknown, place: string): string[] => {
    if (value === null) return schema.nullable ? [] : [place]
    if (schema.refers && schema.format !== 'markdown')
      return options[schema.refers!]?.some(({ id }) => id === value) ? [] : [place]
    const known = schema.oneOf ? kindOf(schema.oneOf, value) : schema
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
