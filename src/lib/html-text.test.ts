import { expect, test } from 'vitest'
import { toScriptJson, htmlToText } from './html-text.ts'
import type { Html } from './model/text.ts'

test('plain text has a space between words of different paragraphs and items', () => {
  const html = '<p>One <strong>two</strong>.</p>\n<ul>\n<li>Three</li>\n<li>Four</li>\n</ul>' as Html
  expect(htmlToText(html)).toBe('One two. Three Four')
})

test('plain text decodes an entity once', () => {
  expect(htmlToText('R&amp;B, &lt;5%, &amp;lt;, &quot;so&quot;' as Html)).toBe('R&B, <5%, &lt;, "so"')
})

test('JSON in a script element cannot close it, and reads the same', () => {
  const value = { text: '</script><!-- & "quotes"' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
