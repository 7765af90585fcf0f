import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Markdown has no lists of names and values: '- **Price:** $100/week' says it in one line. */
export function plainLists() {
  return (tree: Root): void =>
    visit(tree, 'element', (list) => {
      if (list.tagName !== 'dl') return
      list.tagName = 'ul'
      list.children = pairsOf(list).map(({ name, values }) => ({
        type: 'element',
        tagName: 'li',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'strong',
            properties: {},
            children: [...name, { type: 'text', value: ':' }],
          },
          ...values.flatMap((value): ElementContent[] => [{ type: 'text', value: ' ' }, ...value]),
        ],
      }))
    })
}

type Pair = { name: ElementContent[]; values: ElementContent[][] }

function pairsOf(list: Element): Pair[] {
  const pairs: Pair[] = []
  visit(list, 'element', ({ tagName, children }) => {
    if (tagName === 'dt') pairs.push({ name: children, values: [] })
    if (tagName === 'dd') pairs.at(-1)?.values.push(children)
  })
  return pairs
}
