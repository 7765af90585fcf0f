import MarkdownIt from 'markdown-it'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { expect, test } from 'vitest'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { pageMarkdown } from './page-markdown.ts'

const markdown = new MarkdownIt()
const copyOf = (main: string) =>
  pageMarkdown(
    unified()
      .use(rehypeParse)
      .parse(`<html><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`),
    'https://a.example/terms',
  )

test.each([
  'A paragraph with **weight** and *tone*.\n\nAnother one.\n',
  '## A heading\n\n- one\n- **two**\n- three\n',
  '1. first\n2. second\n',
  '> A quote.\n',
  '| Number | Mark |\n| - | - |\n| Blood pressure | 130/80 |\n| A1c | 6.5% |\n',
  'Tell "R & D" that 5 < 6.\n',
])('Markdown copy reads back as it was written: %s', (text) => {
  expect(copyOf(markdown.render(text))).toBe(text)
})

test.each([
  [
    'addresses in full',
    '<a href="/prices">Prices</a>, <a href="#sources">down</a>, <a href="mailto:a@b.example">mail</a>',
    '[Prices](https://a.example/prices), [down](https://a.example/terms#sources), [mail](mailto:a@b.example)',
  ],
  [
    'nothing that is pressed, filled in, hidden or looked at',
    `<p>Before.</p><nav><a href="/">Home</a></nav><form><label>Name <input></label><button>Send</button></form>
    <script>track()</script><style>p{}</style><template><p>later</p></template><!-- note --><p hidden>An error</p>
    <span aria-hidden="true">/</span><img src="a.jpg" alt="A bowl"><p>After.</p>`,
    'Before.\n\nAfter.',
  ],
  [
    'names and their values on a line',
    '<dl><div><dt>Price</dt><dd>$100/week</dd></div><div><dt>Visits</dt><dd>Two</dd></div></dl>',
    '- **Price:** $100/week\n- **Visits:** Two',
  ],
  ['one colon after a name', '<dl><dt>License:</dt><dd>APRN</dd></dl>', '- **License:** APRN'],
  [
    'what opens a panel as its heading',
    '<details><summary>Pen or vial?</summary><p>A pen.</p></details>',
    '**Pen or vial?**\n\nA pen.',
  ],
  [
    'a list in a cell in its cell',
    `<table><thead><tr><th></th><th>Pills</th></tr></thead><tbody><tr><th>Not with</th><td>
    <ul><li>Nitrates</li><li>Riociguat</li></ul></td></tr></tbody></table>`,
    '| | Pills |\n| - | - |\n| Not with | Nitrates; Riociguat |',
  ],
  [
    'pieces that only the layout keeps apart',
    '<p><span>14.9%</span><span>less weight</span></p><p><strong>Yes<!-- -->. </strong><span>So.</span></p>',
    '14.9% less weight\n\n**Yes.** So.',
  ],
  [
    'its title first',
    '<div><p>Not offered</p><h1>BPC-157</h1></div><p>A chain.</p>',
    '# BPC-157\n\nNot offered\n\nA chain.',
  ],
])('Markdown copy has %s', (_, html, text) => expect(copyOf(html)).toBe(`${text}\n`))

test('Markdown copy refuses a page without <main>', () => {
  expect(() => pageMarkdown({ type: 'root', children: [] }, 'https://a.example/')).toThrow(/main/)
})

test.each([en, es])('Markdown copy leaves out the note of a new tab ($language)', ({ frame }) => {
  for (const said of [frame.newTab, frame.mapNewTab])
    expect(copyOf(`<h1>Way</h1><p><a href="/map">Map<span class="sr-only">${said}</span></a></p>`)).toMatch(
      /\[Map\]/,
    )
})
