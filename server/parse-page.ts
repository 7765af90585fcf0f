import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

export type Page = { address: string; tree: Root }

export function parsePage(html: string): Root {
  const tree = unified().use(rehypeParse).parse(html)
  // Scripts put the content of templates into the page, so it is treated as part of it.
  visit(tree, { tagName: 'template' }, (element: Element) => {
    element.children = element.content?.children.filter((child) => child.type !== 'doctype') ?? []
  })
  return tree
}
