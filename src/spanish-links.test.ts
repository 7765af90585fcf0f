import { expect, test } from 'vitest'
import { spanishLinks } from './spanish-links.ts'

const pages = {
  own: new Set(['/', '/mental-health']),
  all: new Set(['/', '/mental-health', '/duo']),
  anchors: new Map([['/mental-health#a-mood-check', 'una-prueba-del-animo']]),
}
const led = (href: string) =>
  /href="([^"]*)"/.exec(spanishLinks(`<a class="x" href="${href}">y</a>`, pages))?.[1]

test('a link goes to the Spanish page, with what is asked of it', () => {
  expect(led('/')).toBe('/es')
  expect(led('/mental-health?about=duo')).toBe('/es/mental-health?about=duo')
})

test('a link to a section finds it by its Spanish name, and one to a thing without words as it is', () => {
  expect(led('/mental-health#a-mood-check')).toBe('/es/mental-health#una-prueba-del-animo')
  expect(led('/mental-health?x=1#questions')).toBe('/es/mental-health?x=1#questions')
})

test('a page that is in English only keeps its address and says its language', () => {
  expect(led('/duo#prices')).toBe('/duo#prices')
  expect(spanishLinks('<a href="/duo">Duo</a>', pages)).toContain('hreflang="en"')
})
