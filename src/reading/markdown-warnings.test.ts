import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { drawWarnings } from './markdown-warnings.ts'

const markdown = new MarkdownIt().use(drawWarnings)

test('what names an emergency number is a warning', () => {
  expect(markdown.render('> Call 911 for **chest** pain.\n>\n> Do not drive.')).toBe(
    '<div class="prose-warning">\n<p>Call 911 for <strong>chest</strong> pain.</p>\n<p>Do not drive.</p>\n</div>\n',
  )
})

test('a quotation stays one, also beside a warning', () => {
  const html = markdown.render('> Ask, and write it down.\n\nThen:\n\n> Call or text 988.')
  expect(html).toContain('<blockquote>\n<p>Ask, and write it down.</p>\n</blockquote>')
  expect(html).toContain('<div class="prose-warning">\n<p>Call or text 988.</p>\n</div>')
})
