import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tagsOf } from '../html-tags.ts'
import { listFiles } from '../../site/list-files.ts'
import { pageMarkdown } from './page-markdown.ts'

/** Writes every page that names a Markdown twin once more as that: for whoever reads without a browser. */
export async function writeTwins(distDir: string, origin: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  for (const name of (await listFiles(publicDir)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(publicDir, name), 'utf8')
    const { twin, address } = linksOf(html)
    if (twin) await writeFile(join(publicDir, twin), `${pageMarkdown(html, origin)}\nPage: ${address}\n`)
  }
}

/** Where the head says that the twin stands, and the page itself. */
function linksOf(html: string): { twin?: string; address?: string } {
  const links = [...tagsOf(html)].filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
  const twin = links.find((link) => link.get('type') === 'text/markdown')?.get('href')
  const address = links.find((link) => link.get('rel') === 'canonical')?.get('href')
  return { twin, address }
}
