import { expect, test } from 'vitest'
import { htmlToText } from '#lib/html-text.ts'
import type { Language } from '#lib/language.ts'
import { renderMarkdown, renderInlineMarkdown } from './markdown.ts'
import type { FieldContext } from './resolve.ts'

const textIn = (language: Language) =>
  ({
    lookups: {
      language,
      addresses: new Set(['/prices', '/duo']),
      practice: {},
      withdrawnPrices: new Set(),
      catalogs: { law: new Map() },
      spanish: {
        translatedAddresses: ['/prices'],
        anchors: { '/prices#every-price': 'todos-los-precios' },
      },
    },
  }) as unknown as FieldContext

test('Markdown link in a Spanish text leads to the Spanish page and its section', () => {
  expect(renderInlineMarkdown('[a](/prices#every-price), [b](https://b.example)', textIn('es'))).toBe(
    '<a href="/es/prices#todos-los-precios">a</a>, <a href="https://b.example">b</a>',
  )
})

test('Markdown link marks a page in English only, but not in search results', () => {
  const html = renderInlineMarkdown('[Duo](/duo) y más', textIn('es'))
  expect(html).toMatch(/^<a href="\/duo" hreflang="en">Duo<span .*\(en inglés\)<\/span><\/a> y más$/)
  expect(htmlToText(html)).toBe('Duo y más')
})

test('Markdown quotation with an emergency number becomes a warning, any other stays a quotation', () => {
  const html = renderMarkdown('> Ask, and write it down.\n\nThen:\n\n> Call or text **988**.', textIn('en'))
  expect(html).toContain('<blockquote>\n<p>Ask, and write it down.</p>\n</blockquote>')
  expect(html).toContain('<div class="prose-warning">\n<p>Call or text <strong>988</strong>.</p>\n</div>')
})

test('hyphenated name stays on one line in text, not in attributes', () => {
  expect(renderInlineMarkdown('[GLP-1](/duo "GLP-1") & 28-week', textIn('en'))).toBe(
    '<a href="/duo" title="GLP-1"><span class="whitespace-nowrap">GLP-1</span></a> &amp; <span class="whitespace-nowrap">28-week</span>',
  )
})
