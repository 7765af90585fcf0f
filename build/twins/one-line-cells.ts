import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A cell of a Markdown table is one line: what stands in it as a list is said one after the other. */
export function oneLineCells() {
  return (tree: Root): void =>
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'td' || cell.tagName === 'th') visit(cell, 'element', flatten)
    })
}

function flatten(element: Element): void {
  if (['ul', 'ol'].includes(element.tagName)) {
    const items = element.children.filter((child) => child.type === 'element')
    element.children = items.flatMap((item, index) =>
      index === 0 ? [item] : [{ type: 'text', value: '; ' }, item],
    )
  }
  if (!['ul', 'ol', 'li', 'p', 'div'].includes(element.tagName)) return
  element.tagName = 'span'
  element.children.unshift({ type: 'text', value: ' ' })
}
