import type { Html } from './model/text.ts'

/** The words of our own HTML on one line: tags gone, entities turned back. */
export function textOf(html: Html): string {
  const withoutTags = html.replaceAll(/<\/(?:p|li|h\d|td|th|tr|blockquote)>/g, ' ').replaceAll(/<[^>]+>/g, '')
  return decodeEntities(withoutTags).replaceAll(/\s+/g, ' ').trim()
}

/** The five entities that our Markdown writes. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
