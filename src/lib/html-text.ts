import { decodeEntities } from './entities.ts'
import type { Html } from './model/text.ts'

/** The words of our own HTML on one line: tags gone, entities turned back. */
export function textOf(html: Html): string {
  const withoutTags = html.replaceAll(/<\/(?:p|li|h\d|td|th|tr|blockquote)>/g, ' ').replaceAll(/<[^>]+>/g, '')
  return decodeEntities(withoutTags).replaceAll(/\s+/g, ' ').trim()
}
