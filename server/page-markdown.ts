import type { Element, ElementContent, Root } from 'hast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'

const text = (value: string): ElementContent => ({ type: 'text', value })
const createElement = (tagName: string, children: ElementContent[]) =>
  ({ type: 'element', tagName, properties: {}, children }) satisfies Element as Element
/** Controls, media and navigation, which have no place in a plain text. */
const OMITTED_TAGS =
  /^(?:audio|button|dialog|form|iframe|img|input|label|nav|picture|script|search|select|style|svg|template|textarea|video)$/
const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })

/** The text of <main> as Markdown, with absolute links. `address` is that of the page, with its origin. */
export function pageMarkdown(page: Root, address: string): string {
  const mains: Element[] = []
  visit(page, { tagName: 'main' }, (main: Element) => void mains.push(simplify(main, address)))
  if (mains.length === 0) throw new Error('the page has no <main>')
  // The title comes first, even when the page has a line above it.
  visit({ type: 'root', children: mains } as Root, 'element', (title, index, parent) => {
    if (title.tagName !== 'h1' || !parent) return undefined
    parent.children.splice(index!, 1)
    mains.unshift(title)
    return EXIT
  })
  return toMarkdown.stringify(toMarkdown.runSync({ type: 'root', children: mains }))
}

function simplify(element: Element, address: string, isInCell = false): Element {
  const { tagName, properties } = element
  const { href } = properties
  if (typeof href === 'string' && /^[/#]/.test(href)) properties['href'] = new URL(href, address).href
  const inCell = isInCell || /^t[dh]$/.test(tagName)
  const isList = /^[uo]l$/.test(tagName)
  const parts = element.children
    .filter((part) => isReadable(part) && (part.type === 'element' || !isList))
    .map((part) => (part.type === 'element' ? simplify(part, address, inCell) : part))
  // Separates inline elements that only the layout keeps apart, such as '14.9%' and 'average weight lost'.
  const separator = text(inCell && isList ? '; ' : ' ')
  const children = parts.flatMap((part, index): ElementContent[] => [
    ...(part.type === 'element' && parts[index - 1]?.type === 'element' ? [separator] : []),
    part,
    ...(trimTrailingSpace(part) ? [text(' ')] : []),
  ])
  // Markdown has no definition lists: '- **Price:** $100/week'.
  const pairs: Element[] = []
  visit({ type: 'root', children: tagName === 'dl' ? children : [] }, 'element', (part) => {
    if (part.tagName === 'dt')
      pairs.push(createElement('li', [createElement('strong', withColon(part.children))]))
    if (part.tagName === 'dd') pairs.at(-1)?.children.push(text(' '), ...part.children)
  })
  if (tagName === 'dl') return simplify(createElement('ul', pairs), address, inCell)
  if (tagName === 'summary') return createElement('p', [createElement('strong', children)])
  // A cell of a Markdown table must stay on one line.
  const isLine = inCell && (isList || /^(?:li|p|div)$/.test(tagName))
  return isLine ? createElement('span', [text(' '), ...children]) : { ...element, children }
}

function withColon(name: ElementContent[]): ElementContent[] {
  const last = name.at(-1)
  return last?.type === 'text' && last.value.endsWith(':') ? name : [...name, text(':')]
}

function isReadable(part: ElementContent): boolean {
  if (part.type !== 'element') return part.type === 'text'
  const { hidden, ariaHidden, className } = part.properties
  if (hidden === true || ariaHidden === 'true' || OMITTED_TAGS.test(part.tagName)) return false
  // The hidden hint '(opens in a new tab)'.
  const [hint] = Array.isArray(className) && className.includes('sr-only') ? part.children : []
  return hint?.type !== 'text' || !/new tab|otra pestaña/.test(hint.value)
}

/** Markdown does not close '**bold **'. Returns whether a space was removed. */
function trimTrailingSpace(part: ElementContent): boolean {
  const last = part.type === 'element' && /^(?:strong|em)$/.test(part.tagName) && part.children.at(-1)
  if (!last || last.type !== 'text' || !/\s$/.test(last.value)) return false
  last.value = last.value.trimEnd()
  return true
}
