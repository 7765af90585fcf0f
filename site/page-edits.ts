import type { Comment, Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A finished page, and what is to change in it by position: all else stays as Astro and React wrote it. */
export type Page = { address: string; html: string; tree: Root; edits: Edit[] }
type Edit = { start: number; end: number; text: string }

export function parsePage(html: string): Root {
  const tree = unified().use(rehypeParse).parse(html)
  // What a script will draw is drawn like the rest.
  visit(tree, { tagName: 'template' }, (element: Element) => {
    element.children = element.content?.children.filter((child) => child.type !== 'doctype') ?? []
  })
  return tree
}

export function edited({ html, edits }: Page): string {
  let position = 0
  const parts = edits
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, end, text }) => {
      // What is gone is not edited further.
      if (start < position) return []
      const before = html.slice(position, start)
      position = end
      return [before, text]
    })
  return parts.join('') + html.slice(position)
}

export function remove({ edits }: Page, { position }: Comment | Element): void {
  edits.push({ start: position!.start.offset!, end: position!.end.offset!, text: '' })
}

export function sourceOf({ html }: Page, { position }: Element): string {
  return html.slice(position!.start.offset, position!.end.offset)
}

export function addAttribute({ edits }: Page, { position, tagName }: Element, attribute: string): void {
  const start = position!.start.offset! + 1 + tagName.length
  edits.push({ start, end: start, text: ` ${attribute}` })
}
