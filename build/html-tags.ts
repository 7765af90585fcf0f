import { decodeEntities } from '#lib/entities.ts'

/** One tag of an HTML text, with the positions needed to rewrite it in place. */
export type Tag = {
  name: string
  closing: boolean
  start: number
  end: number
  attributes: Map<string, string>
  /** The raw text inside script, style, textarea and title: markup there is not markup. */
  text: string
}

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title'])

/** The tags of our own built pages in order: well-formed HTML is assumed, comments and raw text are skipped. */
export function* tagsOf(html: string): Generator<Tag> {
  const pattern = new RegExp(TAG)
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const name = match[2]?.toLowerCase()
    if (!name) continue
    const closing = match[1] === '/'
    const end = pattern.lastIndex
    let text = ''
    if (!closing && RAW_TEXT.has(name)) {
      text = html.slice(end, rawTextEnd(html, name, end))
      pattern.lastIndex = end + text.length
    }
    yield { name, closing, start: match.index, end, attributes: attributesOf(match[3] ?? ''), text }
  }
}

function attributesOf(source: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''))
  }
  return attributes
}

function rawTextEnd(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}
