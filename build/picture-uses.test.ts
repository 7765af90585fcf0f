import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturesIn, repeatedPictures } from './picture-uses.ts'

const large = (name: string) =>
  `<div><picture><source/><img src="/_astro/${name}.Dx1.webp" alt=""/></picture></div>`
const small = (name: string) =>
  `<span class="thumbnail"><picture><img src="/_astro/${name}.Dx2.webp" alt=""/></picture></span>`
const pageOf = (...parts: string[]) => `<header>${large('menu')}</header><main>${parts.join('')}</main>`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'public'))
})
afterAll(() => rm(folder, { recursive: true }))

async function found(pages: Record<string, string>): Promise<string[]> {
  for (const [name, html] of Object.entries(pages))
    await writeFile(join(folder, 'public', `${name}.html`), html)
  return repeatedPictures(
    folder,
    Object.keys(pages).map((name) => (name === 'index' ? '/' : `/${name}`)),
  )
}

test('pictures are told by name, small ones apart, those of the frame not at all', () => {
  expect(picturesIn(pageOf(large('lake'), small('porch'), large('room-desk')))).toEqual({
    large: ['lake', 'room-desk'],
    small: ['porch'],
  })
})

test('a picture that stands twice on a page is named with it', async () => {
  expect(await found({ index: pageOf(large('lake'), small('lake')), about: pageOf(large('lake')) })).toEqual([
    '/: lake stands there twice',
  ])
})

test('a picture on seven pages is named, small ones of rows onward do not count', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`page-${index}`, pageOf(large('lake'), small('porch'))]),
  )
  expect(await found(pages)).toEqual([expect.stringMatching(/^lake is on 7 pages: \/page-0/)])
})

test('a page in two languages is one page', async () => {
  await mkdir(join(folder, 'public/es'), { recursive: true })
  const names = Array.from({ length: 6 }, (_, index) => `page-${index}`)
  const pages = [...names, ...names.map((name) => `es/${name}`)].map((name) => [name, pageOf(large('lake'))])
  expect(await found(Object.fromEntries(pages))).toEqual([])
})
