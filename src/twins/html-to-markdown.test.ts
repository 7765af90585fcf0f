import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import type { Html } from '#lib/model/text.ts'
import { toMarkdown } from './html-to-markdown.ts'

const markdown = new MarkdownIt()
const thereAndBack = (text: string) => toMarkdown(markdown.render(text) as Html, 'https://a.example')

test.each([
  'A paragraph with **weight** and *tone*.\n\nAnother one.',
  '## A heading\n\n- one\n- **two**\n- three',
  '1. first\n2. second',
  '> A quote.',
  '| Number | Mark |\n|---|---|\n| Blood pressure | 130/80 |\n| A1c | 6.5% |',
  'Tell "R&D" that 5 < 6.',
])('reads back as it was written: %s', (text) => {
  expect(thereAndBack(text)).toBe(text)
})

test('addresses become full ones', () => {
  expect(thereAndBack('[Prices](/prices) and [mail](mailto:a@b.example)')).toBe(
    '[Prices](https://a.example/prices) and [mail](mailto:a@b.example)',
  )
})

test('an element without a Markdown of its own is refused, not dropped', () => {
  expect(() => toMarkdown('<video src="x"></video>' as Html, '')).toThrow(/video/)
})
