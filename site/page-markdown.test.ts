import MarkdownIt from 'markdown-it'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { expect, test } from 'vitest'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { pageMarkdown } from './page-markdown.ts'

const markdown = new MarkdownIt()
const twinOf = (main: string) =>
  pageMarkdown(
    unified()
      .use(rehypeParse)
      .parse(`<html><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`),
    'https://a.example',
  )

test.each([
  'A paragraph with **weight** and *tone*.\n\nAnother one.\n',
  '## A heading\n\n- one\n- **two**\n- three\n',
  '1. first\n2. second\n',
  '> A quote.\n',
  '| Number | Mark |\n| - | - |\n| Blood pressure | 130/80 |\n| A1c | 6.5% |\n',
  'Tell "R & D" that 5 < 6.\n',
])('reads back as it was written: %s', (text) => {
  expect(twinOf(markdown.render(text))).toBe(text)
})

test('addresses become full ones', () => {
  expect(twinOf(markdown.render('[Prices](/prices), [down](#sources) and [mail](mailto:a@b.example)'))).toBe(
    '[Prices](https://a.example/prices), [down](https://a.example#sources) and [mail](mailto:a@b.example)\n',
  )
})

test('what is pressed, filled in, hidden or looked at is left out', () => {
  const words = '<p>Before.</p><p>After.</p>'
  const rest = [
    '<nav><a href="/">Home</a></nav>',
    '<form><label>Name <input name="name"></label><button>Send</button></form>',
    '<script>track()</script><style>p{}</style><template><p>later</p></template><!-- note -->',
    '<p hidden>An error</p><span aria-hidden="true">/</span><img src="a.jpg" alt="A bowl">',
  ]
  expect(twinOf(words.replace('</p><p>', `</p>${rest.join('')}<p>`))).toBe('Before.\n\nAfter.\n')
})

test('names and their values share a line, and what opens a panel is its heading', () => {
  expect(
    twinOf('<dl><div><dt>Price</dt><dd>$100/week</dd></div><div><dt>Visits</dt><dd>Two</dd></div></dl>'),
  ).toBe('- **Price:** $100/week\n- **Visits:** Two\n')
  expect(twinOf('<details><summary>Pen or vial?</summary><p>A pen.</p></details>')).toBe(
    '**Pen or vial?**\n\nA pen.\n',
  )
})

test('a list in a cell stays in its cell', () => {
  const row = '<tr><th>Not with</th><td><div><ul><li>Nitrates</li><li>Riociguat</li></ul></div></td></tr>'
  expect(twinOf(`<table><thead><tr><th></th><th>Pills</th></tr></thead><tbody>${row}</tbody></table>`)).toBe(
    '| | Pills |\n| - | - |\n| Not with | Nitrates; Riociguat |\n',
  )
})

test('pieces that only the layout keeps apart do not run together', () => {
  expect(twinOf('<p><span>14.9%</span><span>less weight</span></p>')).toBe('14.9% less weight\n')
  expect(twinOf('<p><strong>Results<!-- -->. </strong><span>They differ.</span></p>')).toBe(
    '**Results.** They differ.\n',
  )
})

test('a text begins with its title', () => {
  expect(twinOf('<div><p>Not offered</p><h1>BPC-157</h1></div><p>A chain.</p>')).toBe(
    '# BPC-157\n\nNot offered\n\nA chain.\n',
  )
})

test('a page without <main> is refused', () => {
  expect(() => pageMarkdown({ type: 'root', children: [] }, '')).toThrow(/main/)
})

test.each([en, es])('what is said of a new tab has no place in a text ($language)', ({ frame }) => {
  for (const said of [frame.newTab, frame.mapNewTab])
    expect(twinOf(`<h1>Way</h1><p><a href="/map">Map<span class="sr-only">${said}</span></a></p>`)).toMatch(
      /\[Map\]/,
    )
})
