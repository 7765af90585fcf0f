import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withApostrophes } from '#lib/apostrophes.ts'
import { tagsOf } from './html-tags.ts'
import { listFiles } from '../site/list-files.ts'

/**
 * Names with a number, such as GLP-1, BPC-157 or SURMOUNT-5, a letter and its word, such as B-complex, ranges, such as
 * 80-90%, a number with what it counts, such as 28-week, FDA-approved and shock-wave: a browser would break a line after
 * their hyphen. None of them is wider than the narrowest screen. A telephone number is no range: it is kept whole by its
 * link.
 */
const NUMBER = String.raw`(?<![\d.,]|\d-)\d{1,3}(?:[.,]\d+)*`
const NAME = new RegExp(
  String.raw`\b(?:[A-Z]{2,8}-\d+|[A-Z]-[a-z]+|FDA-[a-z]+|[Ss]hock-wave|${NUMBER}-(?:\d{1,3}(?:[.,]\d+)*(?!-\d)|[a-z]{1,12}))\b%?`,
  'g',
)
/** Where an element inside the text would be wrong, or would differ from what an island draws when it wakes. */
const CLOSED = new Set(['script', 'style', 'textarea', 'title', 'option', 'svg', 'astro-island'])

/**
 * What a typesetter does with the finished pages: every such name stays on one line, and an apostrophe is one in headings
 * and labels too, as Markdown makes it in running text.
 */
export async function typesetPages(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  for (const name of (await listFiles(publicDir)).filter((file) => file.endsWith('.html'))) {
    const path = join(publicDir, name)
    const html = await readFile(path, 'utf8')
    const set = typeset(html)
    if (set !== html) await writeFile(path, set)
  }
}

export function typeset(html: string): string {
  let result = ''
  let position = 0
  let depth = 0
  for (const { name, closing, start, end, text } of tagsOf(html)) {
    const words = html.slice(position, start)
    result += depth > 0 ? words : withApostrophes(words).replaceAll(NAME, '<span class="whole">$&</span>')
    result += html.slice(start, end + text.length)
    position = end + text.length
    if (CLOSED.has(name)) depth += closing ? -1 : 1
  }
  return result + html.slice(position)
}
