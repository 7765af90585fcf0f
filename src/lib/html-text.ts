import type { Html } from './model/text.ts'

/** Labels that content-model/markdown.ts adds to links. */
const linkLabel = /<span class="(?:in-english|sr-only)"[^>]*>[^<]*<\/span>/g

/** The text of our own HTML in one line. */
export function htmlToText(html: Html): string {
  const withoutTags = html
    .replaceAll(linkLabel, '')
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr|blockquote)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  const text = withoutTags.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The entities that markdown-it writes. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** JSON for a script element: escaping '<' keeps a text from closing it. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
