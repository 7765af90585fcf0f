import { expect, test } from 'vitest'
import { readSite } from '#reading/site.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { languageSwitch } from './_languages.ts'

const site = readSite(contentRoot, stubMedia)
const without = (...pages: string[]) => ({
  ...site,
  spanishPages: site.spanishPages.difference(new Set(pages)),
})

test('the switch leads to the same page in the other language', () => {
  expect(languageSwitch(site, '/semaglutide')).toEqual({ href: '/es/semaglutide', exists: true })
  expect(languageSwitch(site.spanish!, '/es/semaglutide')).toEqual({ href: '/semaglutide', exists: true })
})

test.each([
  ['its section', ['/semaglutide'], '/semaglutide', '/es/weight-loss'],
  ['the home page, without a section', ['/contact'], '/contact', '/es'],
  ['the home page, without the section too', ['/semaglutide', '/weight-loss'], '/semaglutide', '/es'],
])('from a page in English only it leads to %s', (_, missing, address, href) => {
  expect(languageSwitch(without(...missing), address)).toEqual({ href, exists: false })
})
