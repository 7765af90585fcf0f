import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareAddress } from '#lib/language.ts'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { placeholdersIn } from '#content-model/placeholders.ts'
import { all, attr, content, manifest, one, publicDir, treeAt, treeOf, words } from './built-site.ts'

type Head = { title: string; metas: Map<string, string>; linked: (rel: string) => string[] }
const site = content()

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

test.each(manifest.pages)('%s has title, description, address, type and icons in its head', (address) => {
  const { title, metas, linked } = headAt(address)
  const own = manifest.origin + address
  expect(linked('canonical')).toEqual([own])
  expect(all(treeAt(address), 'script[type=speculationrules]'), 'links are fetched ahead').toHaveLength(1)
  expect(Object.fromEntries(metas)).toMatchObject({
    'og:url': own,
    'og:type': bareAddress(address).startsWith('/blog/') ? 'article' : 'website',
    'og:title': title,
    'og:description': metas.get('description'),
    'twitter:card': 'summary_large_image',
  })
  const files = [...linked('icon'), ...linked('apple-touch-icon'), ...linked('alternate')].filter(
    (href) => !href.startsWith(manifest.origin),
  )
  expect([linked('icon').length, linked('apple-touch-icon').length]).toEqual([2, 1])
  expect(files.filter((href) => !existsSync(join(publicDir, href)))).toEqual([])
})

test('page has a social card of its own, under 200 kB', () => {
  const cards = manifest.pages.map((address) => headAt(address).metas.get('og:image'))
  expect(new Set(cards).size).toBe(cards.length)
  const large = cards.filter((card) => {
    const { size } = statSync(join(publicDir, card!.slice(manifest.origin.length)))
    return size === 0 || size > 200_000
  })
  expect(large).toEqual([])
})

test.each([
  ['/404.html', '/', en.pages.notFound],
  ['/blog/404.html', '/', en.pages.notFound],
  ['/es/404.html', '/es', es.pages.notFound],
  ['/es/blog/404.html', '/es', es.pages.notFound],
])('%s has the head of its home page, no address and noindex', (file, homeAddress, notFound) => {
  const { title, metas, linked } = headOf(treeOf(file))
  expect(linked('canonical')).toEqual([])
  expect(metas.get('robots')).toBe('noindex')
  const { title: homeTitle, metas: home } = headAt(homeAddress)
  expect([title, metas.get('og:title')]).toEqual(Array(2).fill(`${notFound}: ${homeTitle}`))
  for (const entry of ['description', 'og:url', 'og:image']) expect(metas.get(entry)).toBe(home.get(entry))
})

test('search engines may find no page while placeholders are left', () => {
  const hidden = placeholdersIn(site).length > 0
  const wrong = manifest.pages.filter(
    (address) =>
      (headAt(address).metas.get('robots') === 'noindex') !==
      (hidden || site.unlisted.has(bareAddress(address))),
  )
  expect(wrong).toEqual([])
})
