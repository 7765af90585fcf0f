import { expect, test } from 'vitest'
import {
  all,
  attr,
  builtPages,
  fileOf,
  isSpanish,
  listedPages,
  manifest,
  treeAt,
  treeOf,
  words,
} from './built-site.ts'
import { bareAddress } from '#lib/language.ts'

const spanish = manifest.pages.filter(isSpanish)
const inBoth = spanish.map((address) => [bareAddress(address), address] as const)
const listed = inBoth.filter(([english]) => listedPages.includes(english))
/** The links of a page that visitors change its language with. */
const switches = (address: string, language: string) =>
  all(treeAt(address), `body a[hreflang=${language}]`).filter((link) => /English|Español/.test(words(link)))

test('site has pages in both languages', () => expect(inBoth.length).toBeGreaterThan(5))

test.each(inBoth)('%s leads to %s and back by its language switch', (english, other) => {
  for (const [from, to, language] of [
    [english, other, 'es'],
    [other, english, 'en'],
  ] as const) {
    const found = switches(from, language).map((link) => attr(link, 'href'))
    expect(found.length, `${from} has a switch`).toBeGreaterThan(0)
    expect(new Set(found), from).toEqual(new Set([to]))
  }
})

test.each(listed)('%s and %s name each other in their heads', (english, other) => {
  for (const address of [english, other]) {
    const named = all(treeAt(address), 'head link[rel=alternate][hreflang]').map((link) => [
      attr(link, 'hreflang').slice(0, 2),
      attr(link, 'href').slice(manifest.origin.length) || '/',
    ])
    expect(Object.fromEntries(named), address).toMatchObject({ en: english, es: other })
    expect(attr(all(treeAt(address), 'html')[0]!, 'lang')).toMatch(address === other ? /^es/ : /^en/)
  }
})

test('Spanish page links to Spanish pages, or says that the page is English', () => {
  const pages = new Set(manifest.pages.map(fileOf))
  const silent = builtPages.filter(isSpanish).flatMap((file) =>
    all(treeOf(file), 'body a[href]')
      .filter((link) => {
        const to = attr(link, 'href').split(/[?#]/)[0]!
        return to.startsWith('/') && pages.has(fileOf(to)) && !isSpanish(to)
      })
      .filter((link) => attr(link, 'hreflang') !== 'en')
      .map((link) => `${file}: ${attr(link, 'href')}`),
  )
  expect(silent).toEqual([])
})
