import { expect, test } from 'vitest'
import type { PageSummary } from '#lib/model/page.ts'
import type { Site } from '#content-model/site.ts'
import { inEachLanguage, languageSwitch } from './_routes.ts'

const english = (...translated: string[]) =>
  ({
    language: 'en',
    languages: ['en', 'es'],
    spanishPages: new Set(translated),
    summaries: new Map([['/semaglutide', { family: 'weight-loss' } as PageSummary]]),
  }) as unknown as Site

test.each([
  ['its section', ['/', '/weight-loss'], '/semaglutide', '/es/weight-loss'],
  ['the home page, without a section', ['/', '/weight-loss'], '/contact', '/es'],
  ['the home page, without the section too', ['/'], '/semaglutide', '/es'],
])('language switch of a page in English only leads to %s', (_, translated, address, href) => {
  expect(languageSwitch(english(...translated), address)).toEqual({ href, exists: false })
})

test('site without Spanish is built in English alone', () => {
  const site = english('/')
  expect(inEachLanguage(site)).toEqual([site])
})
