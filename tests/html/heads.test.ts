import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bareAddress } from '#lib/language.ts'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { placeholdersIn } from '#reading/placeholders.ts'
import { readSite } from '#reading/site.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { all, attr, manifest, one, publicDir, treeAt, treeOf, words } from './built-site.ts'

type Head = { title: string; metas: Map<string, string>; linked: (rel: string) => string[] }
const site = readSite(contentRoot, stubMedia)

function headOf(tree: ReturnType<typeof treeOf>): Head {
  const metas = all(tree, 'head meta').map((meta) => [
    attr(meta, 'name') || attr(meta, 'property'),
    attr(meta, 'content'),
  ])
  return {
    title: words(one(tree, 'head title')),
    metas: new Map(metas as [string, string][]),
    linked: (rel) => all(tree, `head link[rel=${rel}]`).map((link) => attr(link, 'href')),
  }
}
const headAt = (address: string) => headOf(treeAt(address))

test.each(manifest.pages)('%s tells others what it is', (address) => {
  const { title, metas, linked } = headAt(address)
  const own = manifest.origin + address
  expect(linked('canonical')).toEqual([own])
  expect(Object.fromEntries(metas)).toMatchObject({
    'og:url': own,
    'og:type': bareAddress(address).startsWith('/blog/') ? 'article' : 'website',
    'og:title': title,
    'twitter:title': title,
    'og:description': metas.get('description'),
    'twitter:description': metas.get('description'),
    'twitter:card': 'summary_large_image',
    'twitter:image': metas.get('og:image'),
  })
  const files = [...linked('icon'), ...linked('apple-touch-icon'), ...linked('alternate')].filter(
    (href) => !href.startsWith(manifest.origin),
  )
  expect([linked('icon').length, linked('apple-touch-icon').length]).toEqual([2, 1])
  expect(files.filter((href) => !existsSync(join(publicDir, href)))).toEqual([])
})

test('titles and descriptions are each used once and have a fitting length', () => {
  const heads = manifest.pages.map(headAt)
  const titles = heads.map(({ title }) => title)
  const descriptions = heads.map(({ metas }) => metas.get('description') ?? '')
  for (const [texts, least, most] of [
    [titles, 30, 60],
    [descriptions, 70, 160],
  ] as const) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter(({ length }) => length < least || length > most)).toEqual([])
  }
})

test('every page has a social card of its own: 1200 by 630, under 200 kB, no two alike', async () => {
  const prints = new Set<string>()
  for (const address of manifest.pages) {
    const card = headAt(address).metas.get('og:image')!.slice(manifest.origin.length)
    const bytes = readFileSync(join(publicDir, card))
    expect(await sharp(bytes).metadata(), card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length, card).toBeLessThan(200_000)
    prints.add(createHash('sha256').update(bytes).digest('hex'))
  }
  expect(prints.size).toBe(manifest.pages.length)
})

test.each([
  ['/404.html', '/', en.pages.notFound],
  ['/blog/404.html', '/', en.pages.notFound],
  ['/es/404.html', '/es', es.pages.notFound],
  ['/es/blog/404.html', '/es', es.pages.notFound],
])(
  '%s names no address of its own, is not to be found, and has the head of its home page',
  (file, homeAddress, notFound) => {
    const { title, metas, linked } = headOf(treeOf(file))
    expect(linked('canonical')).toEqual([])
    expect(metas.get('robots')).toBe('noindex')
    // What it does not give itself is the home page's.
    const { title: homeTitle, metas: home } = headAt(homeAddress)
    expect([title, metas.get('og:title')]).toEqual(Array(2).fill(`${notFound}: ${homeTitle}`))
    for (const entry of ['description', 'og:url', 'og:image']) expect(metas.get(entry)).toBe(home.get(entry))
  },
)

test('while placeholders are left no page may be found; afterwards every listed one', () => {
  const hidden = placeholdersIn(site).length > 0
  const wrong = manifest.pages.filter(
    (address) =>
      (headAt(address).metas.get('robots') === 'noindex') !==
      (hidden || site.unlisted.has(bareAddress(address))),
  )
  expect(wrong).toEqual([])
})
