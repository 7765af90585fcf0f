import type { Element, Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/**
 * Every text of a page that its reader sees or is told, a paragraph, a cell or a label each; first whole, then the words of
 * its links and the like alone. What says that it is in English (lang="en") is left out.
 */
export function textsIn(page: string | Root): string[] {
  const found: string[] = []
  let paragraph = ''
  const close = () => {
    found.push(paragraph)
    paragraph = ''
  }
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      paragraph += node.value
      found.push(node.value)
    }
    if (node.type === 'root') node.children.forEach(read)
    if (node.type !== 'element' || unread.has(node.tagName)) return
    if (String(node.properties['lang'] ?? '').startsWith('en')) paragraph += ' … '
    else {
      const isWithin = inside.has(node.tagName)
      if (!isWithin) close()
      found.push(...toldBy(node))
      node.children.forEach(read)
      if (!isWithin) close()
    }
  }
  read(typeof page === 'string' ? unified().use(rehypeParse).parse(page) : page)
  close()
  return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '')
}

const unread = new Set(['script', 'style', 'template'])
/** What stands within a sentence. */
const inside = new Set(
  ['a', 'abbr', 'b', 'cite', 'code', 'data', 'em', 'i', 'mark', 'q', 's', 'small'].concat([
    'span',
    'strong',
    'sub',
    'sup',
    'time',
    'u',
    'wbr',
  ]),
)

/** What an element says without showing it. */
function toldBy({ tagName, properties }: Element): string[] {
  const names = ['alt', 'ariaLabel', 'ariaDescription', 'title', 'placeholder']
  const isForReaders = /description|title|alt$/.test(String(properties['name'] ?? properties['property']))
  return [
    ...names.map((name) => properties[name]),
    ...(tagName === 'meta' && isForReaders ? [properties['content']] : []),
  ].filter((text) => typeof text === 'string')
}
