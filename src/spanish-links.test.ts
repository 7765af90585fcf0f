import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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

test('a page that is in English only is linked to as such', () => {
  const marked = spanishLinks('<a href="/duo">Duo</a>', pages)
  expect(marked).toContain('<a href="/duo" hreflang="en">Duo')
  expect(marked).toContain('(en inglés)')
  expect(spanishLinks('<a href="/duo" aria-label="Buscar"><svg></svg></a>', pages)).toBe(
    '<a href="/duo" aria-label="Buscar (en inglés)" hreflang="en"><svg></svg></a>',
  )
})

test('the switch to English, files and other places are left alone', () => {
  for (const html of [
    '<a href="/mental-health" hreflang="en">English</a>',
    // As React writes it.
    renderToStaticMarkup(createElement('a', { href: '/mental-health', hrefLang: 'en' }, 'English')),
    '<a href="/cards/home.jpg">x</a>',
    '<a href="https://example.com/contact">x</a>',
    '<a href="#main">x</a>',
    '<a href="/es/mental-health">x</a>',
  ])
    expect(spanishLinks(html, pages)).toBe(html)
})

test('inside what wakes in the browser only addresses change', () => {
  const island = '<astro-island><a href="/duo">Duo</a><a href="/mental-health">C</a></astro-island>'
  expect(spanishLinks(island, pages)).toBe(
    '<astro-island><a href="/duo" hreflang="en">Duo</a><a href="/es/mental-health">C</a></astro-island>',
  )
})

test('a form without a script is sent to the Spanish page', () => {
  expect(spanishLinks('<form action="/mental-health" method="get">', pages)).toBe(
    '<form action="/es/mental-health" method="get">',
  )
})
