import { decodeEntities } from '#lib/html-text.ts'
import type { Html } from '#lib/model/text.ts'

/**
 * Turns our own HTML back into the Markdown it was made from: paragraphs, lists, headings, tables, quotes, links.
 * Addresses become full ones, because the text will be read elsewhere.
 */
export function toMarkdown(html: Html, origin: string): string {
  const markdown = html
    .replaceAll(/<table>([\s\S]*?)<\/table>/g, (_, rows: string) => table(rows))
    .replaceAll(/<ol>([\s\S]*?)<\/ol>/g, (_, items: string) => list(items, (index) => `${index + 1}. `))
    .replaceAll(/<ul>([\s\S]*?)<\/ul>/g, (_, items: string) => list(items, () => '- '))
    .replaceAll(/<blockquote>([\s\S]*?)<\/blockquote>/g, (_, quote: string) => `\n\n> ${inner(quote)}\n\n`)
    .replaceAll(
      /<h([1-6])>([\s\S]*?)<\/h\1>/g,
      (_, level: string, words: string) => `\n\n${'#'.repeat(Number(level))} ${words}\n\n`,
    )
    .replaceAll(/<p>([\s\S]*?)<\/p>/g, (_, words: string) => `\n\n${words}\n\n`)
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<\/?em>/g, '*')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(
      /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
      (_, href: string, words: string) => `[${words}](${full(href, origin)})`,
    )
  if (/<[a-z/]/i.test(markdown)) throw new Error(`no Markdown is known for ${/<[^>]*>/.exec(markdown)?.[0]}`)
  return decodeEntities(markdown)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function list(items: string, mark: (index: number) => string): string {
  const lines = [...items.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(
    ([, item = ''], index) => mark(index) + inner(item),
  )
  return `\n\n${lines.join('\n')}\n\n`
}

function table(rows: string): string {
  const lines = [...rows.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => inner(cell)),
  )
  const [head = [], ...body] = lines.map((cells) => `| ${cells.join(' | ')} |`)
  const rule = `|${'---|'.repeat(lines[0]?.length ?? 0)}`
  return `\n\n${[head, rule, ...body].join('\n')}\n\n`
}

/** What stands inside an item, a cell or a quote, on one line. */
function inner(html: string): string {
  return html
    .replaceAll(/<\/?p>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function full(href: string, origin: string): string {
  return href.startsWith('/') || href.startsWith('#') ? origin + href : href
}
