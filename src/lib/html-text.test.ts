import { expect, test } from 'vitest'
import { asScriptText, htmlToText } from './html-text.ts'
import type { Html } from './model/text.ts'

test('words of different paragraphs and items do not run together', () => {
  const html = '<p>One <strong>two</strong>.</p>\n<ul>\n<li>Three</li>\n<li>Four</li>\n</ul>' as Html
  expect(htmlToText(html)).toBe('One two. Three Four')
})

test('an entity is decoded once', () => {
  expect(htmlToText('R&amp;B, &lt;5%, &amp;lt;' as Html)).toBe('R&B, <5%, &lt;')
})

test('a text cannot close its script element, and reads the same', () => {
  const value = { text: '</script><!-- & "quotes"' }
  expect(asScriptText(value)).not.toContain('<')
  expect(JSON.parse(asScriptText(value))).toEqual(value)
})
