import type { Element, ElementContent, Root } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'

const text = (value: string): ElementContent => ({ type: 'text', value })
const make = (tagName: string, children: ElementContent[]) =>
  ({ type: 'element', tagName, properties: {}, children }) satisfies Element as Element
/** What is pressed, filled in, looked at or played has no words to give; ways around the page lead nowhere in a text. */
const WORDLESS =
  /^(?:audio|button|dialog|form|iframe|img|input|label|nav|picture|script|search|select|style|svg|template|textarea|video)$/
const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })

/** The words of a page's <main> as Markdown, with full addresses: it will be read elsewhere. */
export function pageMarkdown(page: Root, origin: string): string {
  const words = new Array<Element>()
  visit(page, { tagName: 'main' }, (main: Element) => void words.push(asText(main, origin)))
  if (words.length === 0) throw new Error('a page without <main> has no words to give')
  // A text begins with its title, also where the page has a few words above it.
  visit({ type: 'root', children: words } as Root, 'element', (title, index, parent) => {
    if (title.tagName !== 'h1' || !parent) return undefined
    parent.children.splice(index!, 1)
    words.unshift(title)
    return EXIT
  })
  return toMarkdown.stringify(toMarkdown.runSync({ type: 'root', children: words }))
}

function asText(element: Element, origin: string, within = false): Element {
  const { tagName, properties } = element
  const { href } = properties
  if (typeof href === 'string' && /^[/#]/.test(href)) properties['href'] = origin + href
  const inCell = within || /^t[dh]$/.test(tagName)
  const isList = /^[uo]l$/.test(tagName)
  const parts = element.children
    .filter((part) => hasWords(part) && (part.type === 'element' || !isList))
    .map((part) => (part.type === 'element' ? asText(part, origin, inCell) : part))
  // Pieces that only the layout keeps apart would run together: '14.9%' and 'average weight lost'.
  const gap = text(inCell && isList ? '; ' : ' ')
  const children = parts.flatMap((part, index): ElementContent[] => [
    ...(part.type === 'element' && parts[index - 1]?.type === 'element' ? [gap] : []),
    part,
    ...(endsInSpace(part) ? [text(' ')] : []),
  ])
  // Markdown has no lists of names and values: '- **Price:** $100/week' says it in one line.
  const pairs: Element[] = []
  visit({ type: 'root', children: tagName === 'dl' ? children : [] }, 'element', (part) => {
    if (part.tagName === 'dt') pairs.push(make('li', [make('strong', [...part.children, text(':')])]))
    if (part.tagName === 'dd') pairs.at(-1)?.children.push(text(' '), ...part.children)
  })
  if (tagName === 'dl') return asText(make('ul', pairs), origin, inCell)
  // The line that opens a panel is the heading of what is in it.
  if (tagName === 'summary') return make('p', [make('strong', children)])
  // A cell of a Markdown table is one line: what stands in it as a list is said one after the other.
  const isLine = inCell && (isList || /^(?:li|p|div)$/.test(tagName))
  return isLine ? make('span', [text(' '), ...children]) : { ...element, children }
}

function hasWords(part: ElementContent): boolean {
  if (part.type !== 'element') return part.type === 'text'
  const { hidden, ariaHidden, className } = part.properties
  if (hidden === true || ariaHidden === 'true' || WORDLESS.test(part.tagName)) return false
  // '(opens in a new tab)', said to those who do not see the tab: a text has none.
  const [said] = Array.isArray(className) && className.includes('sr-only') ? part.children : []
  return said?.type !== 'text' || !/new tab|otra pestaña/.test(said.value)
}

/** Takes the space off the end of a strong word, where Markdown would not know the mark after it, and tells of it. */
function endsInSpace(part: ElementContent): boolean {
  const last = part.type === 'element' && /^(?:strong|em)$/.test(part.tagName) && part.children.at(-1)
  if (!last || last.type !== 'text' || !/\s$/.test(last.value)) return false
  last.value = last.value.trimEnd()
  return true
}
