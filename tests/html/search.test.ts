import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFinder, type Entry } from '#lib/search/find.ts'
import { all, attr, htmlAt, manifest, one, readBuilt, treeAt } from './built-site.ts'
import { bareAddress } from '#lib/language.ts'

/** What visitors type, with typical misspellings and synonyms of search.yaml, and the page that must come first. */
const queries = [
  ['botox', '/neurotoxin'],
  ['semiglutide', '/semaglutide'],
  ['ozempic', '/semaglutide'],
  ['terzepatide', '/tirzepatide'],
  ['phentermin', '/phentermine'],
  ['low t', '/testosterone'],
  ['ED', '/sexual-wellness-for-him'],
  ['bpc 157', '/BPC-157'],
  ['bpc157', '/BPC-157'],
  ['B-12', '/vitamin-injections'],
  ['nad', '/vitamin-infusions'],
  ['how much', '/prices'],
  ['price of botox', '/prices'],
  ['price of tirzepitide', '/prices'],
  ['¿cuánto cuesta?', '/prices'],
  ['do you take insurance', '/primary-care'],
  ['sunday', '/contact'],
  ['book an appointment', '/contact'],
  ['jobs', '/careers'],
  ['video visit', '/telemedicine'],
  ['heart attack women', '/blog/women-and-heart-disease'],
] as const

/** The same on Spanish pages; the page is named by its English address. */
const spanishQueries = [
  ['perdida de peso', '/weight-loss'],
  ['caida del cabello', '/hair-restoration'],
  ['disfuncion erectil', '/sexual-wellness-for-him'],
  ['botox', '/neurotoxin'],
  ['cita', '/contact'],
  ['migraña', '/primary-care'],
  ['dolor de espalda', '/primary-care'],
  ['hablan español', '/contact'],
  ['me quiero morir', '/mental-health'],
  ['urgencias', '/start'],
] as const

const indexOf = (address: string) => attr(one(treeAt(address), '[data-search]'), 'data-search')
const indexFile = indexOf('/search')
const find = createFinder(JSON.parse(readBuilt(indexFile)) as Entry[])

test.each(queries)('search for %s finds %s first', (typed, first) => {
  expect(find(typed)[0]?.entry.address).toBe(first)
})

test('search finds something for two letters', () => {
  for (const typed of ['se', 'me', 'in', 'we']) expect(find(typed), typed).not.toEqual([])
})

test('404 suggestion matches the name of a page, not words on it', () => {
  const close = (typed: string) => find(typed).flatMap(({ entry, isNamed }) => (isNamed ? entry.address : []))
  expect(close('semiglutid')[0]).toBe('/semaglutide')
  expect(close('vitamin drip')[0]).toBe('/vitamin-infusions')
  for (const typed of ['shop', 'old page', 'services', 'test']) {
    expect(find(typed), typed).not.toEqual([])
    expect(close(typed), typed).toEqual([])
  }
})

test('search index has every listed page in at most 60 kB and is not preloaded', () => {
  const json = readBuilt(indexFile)
  const known = (JSON.parse(json) as Entry[]).map(({ address }) => address)
  const english = manifest.pages.filter((address) => !/^\/(?:es(?:\/|$)|thanks\/|search$)/.test(address))
  expect(english.filter((address) => !known.includes(address))).toEqual([])
  expect(gzipSync(json).length).toBeLessThan(60_000)
  expect(brotliCompressSync(json).length).toBeLessThan(60_000)
  expect(htmlAt('/')).not.toMatch(/rel="(?:preload|prefetch)"[^>]*search-index/)
})

const inSpanish = createFinder(JSON.parse(readBuilt(indexOf('/es/search'))) as Entry[])

test.each(spanishQueries)('Spanish search for %s finds %s first', (typed, first) => {
  const [hit] = inSpanish(typed)
  expect(bareAddress(hit?.entry.address ?? '')).toBe(first)
})

test('search page without a script names every page by section', () => {
  const named = new Set(all(treeAt('/search'), 'main a[href]').map((link) => attr(link, 'href')))
  const english = manifest.pages.filter((address) => !/^\/(?:es(?:\/|$)|thanks\/|search$|$)/.test(address))
  expect(english.filter((address) => !named.has(address) && address !== '/')).toEqual([])
})
