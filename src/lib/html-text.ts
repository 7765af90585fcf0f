import type { Html } from './model/text.ts'

/** What a link says of itself, to eyes and to screen readers (src/content-model/markdown.ts): no words of the text. */
const linkMark = /<span class="(?:in-english|sr-only)"[^>]*>[^<]*<\/span>/g

/** The words of our own HTML on one line: tags gone, entities turned back. */
export function htmlToText(html: Html): string {
  const withoutTags = html
    .replaceAll(linkMark, '')
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr|blockquote)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  return decodeEntities(withoutTags).replaceAll(/\s+/g, ' ').trim()
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? whole
  })
}

/** The few names that our own pages write. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A value as the text of a script element: '<' is written as an escape, so that no text can close the element. */
export function asScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
