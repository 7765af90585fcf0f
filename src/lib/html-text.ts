import { decodeEntities } from './entities.ts'
import type { Html } from './model/text.ts'

/** What a link says of itself, to eyes and to screen readers (src/reading/markdown.ts): no words of the text. */
const linkMark = /<span class="(?:in-english|sr-only)"[^>]*>[^<]*<\/span>/g

/** The words of our own HTML on one line: tags gone, entities turned back. */
export function textOf(html: Html): string {
  const withoutTags = html
    .replaceAll(linkMark, '')
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr|blockquote)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  return decodeEntities(withoutTags).replaceAll(/\s+/g, ' ').trim()
}
