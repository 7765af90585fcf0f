import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bareAddress } from '#lib/language.ts'

/** A picture seen too often is no longer looked at. */
const MOST_PAGES = 6

/**
 * Pictures that stand twice on a page, or on too many pages. Small ones of rows onward count for the page alone, and a page
 * in two languages is one page.
 */
export async function repeatedPictures(folder: string, addresses: string[]): Promise<string[]> {
  const pages = new Map<string, string[]>()
  const twice: string[] = []
  for (const address of addresses) {
    const html = await readFile(join(folder, 'public', fileOf(address)), 'utf8')
    const { large, small } = picturesIn(html)
    const all = [...large, ...small]
    const again = new Set(all.filter((name, index) => all.indexOf(name) !== index))
    twice.push(...[...again].map((name) => `${address}: ${name} stands there twice`))
    const page = bareAddress(address)
    for (const name of new Set(large)) pages.set(name, [...new Set([...(pages.get(name) ?? []), page])])
  }
  const often = [...pages].filter(([, where]) => where.length > MOST_PAGES)
  return [
    ...twice,
    ...often.map(([name, where]) => `${name} is on ${where.length} pages: ${where.join(', ')}`),
  ]
}

/** The names of the pictures in a page's own part; upright or wide, it is the same picture. */
export function picturesIn(html: string): { large: string[]; small: string[] } {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const all = [...main.matchAll(/(class="thumbnail">)?<picture>.*?<img src="[^"]*?\/([\w-]+)\.[^"]*"/gs)]
  const names = (small: boolean) =>
    all.flatMap(([, thumbnail, name]) => (Boolean(thumbnail) === small && name ? [name] : []))
  return { large: names(false), small: names(true) }
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
