import type { Element, ElementContent, Root } from 'hast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

/** What is pressed, filled in, looked at or played has no words to give; ways around the page lead nowhere in a text. */
const WORDLESS = new Set(
  'audio button dialog form iframe img input label nav picture script search select style svg template textarea video'.split(
    ' ',
  ),
)

/** Leaves the words of the page's <main> alone, in the form a text has. */
export function onlyWords(origin: string) {
  return (page: Root): Root => {
    const main = mainOf(page)
    visit(main, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (node.type === 'comment' || (node.type === 'element' && isWordless(node))) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      if (node.type === 'element') toText(node, origin)
      return undefined
    })
    visit(main, 'element', spaceApart)
    titleFirst(main)
    return { type: 'root', children: [main] }
  }
}

function mainOf(page: Root): Element {
  let main: Element | undefined
  visit(page, 'element', (element) => {
    if (element.tagName !== 'main') return undefined
    main = element
    return EXIT
  })
  if (!main) throw new Error('a page without <main> has no words to give')
  return main
}

/** A text begins with its title, also where the page has a few words above it. */
function titleFirst(main: Element): void {
  visit(main, 'element', (title, index, parent) => {
    if (title.tagName !== 'h1' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    main.children.unshift(title)
    return EXIT
  })
}

function isWordless({ tagName, properties, children }: Element): boolean {
  const isHidden = properties['hidden'] === true || properties['ariaHidden'] === 'true'
  return isHidden || WORDLESS.has(tagName) || isAboutTabs(properties, children)
}

/** '(opens in a new tab)', said to those who do not see the tab: a text has none. */
function isAboutTabs({ className }: Element['properties'], [words]: ElementContent[]): boolean {
  const isUnseen = Array.isArray(className) && className.includes('sr-only')
  return isUnseen && words?.type === 'text' && words.value.includes('opens in a new tab')
}

function toText(element: Element, origin: string): void {
  const { href } = element.properties
  if (typeof href === 'string' && /^[/#]/.test(href)) element.properties['href'] = origin + href
  // The line that opens a panel is the heading of what is in it.
  if (element.tagName === 'summary') {
    element.children = [{ type: 'element', tagName: 'strong', properties: {}, children: element.children }]
    element.tagName = 'p'
  }
}

/** Pieces that only the layout keeps apart would run together: '14.9%' and 'average weight lost'. */
function spaceApart(element: Element): void {
  element.children = element.children.flatMap((child, index): ElementContent[] => {
    const before = element.children[index - 1]
    const isBeside = before?.type === 'element' && child.type === 'element'
    const space: ElementContent[] = [{ type: 'text', value: ' ' }]
    return [...(isBeside ? space : []), child, ...(endsInSpace(child) ? space : [])]
  })
}

/** Takes the space off the end of a strong word, where Markdown would not know the mark after it, and tells of it. */
function endsInSpace(child: ElementContent): boolean {
  if (child.type !== 'element' || !['strong', 'em'].includes(child.tagName)) return false
  const last = child.children.findLast(({ type }) => type === 'text')
  if (last?.type !== 'text' || last !== child.children.at(-1) || !/\s$/.test(last.value)) return false
  last.value = last.value.trimEnd()
  return true
}
