import type { Html } from './model/text.ts'

/** Labels that content-model/markdown.ts adds to links. */
const linkMark = /<span class="(?:in-english|sr-only)"[^>]*>[^<]*<\/span>/g

/** The text of our own HTML in one line. */
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

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** JSON for a script element: escaping '<' keeps a text from closing it. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
