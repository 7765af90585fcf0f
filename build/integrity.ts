import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Tag, tagsOf } from './html-tags.ts'
import { listFiles } from '../site/list-files.ts'

const LINKED = new Set(['stylesheet', 'modulepreload'])

/** Writes into every built page the hash of each script and stylesheet it loads, so that no other file can take its place. */
export async function addIntegrity(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (address: string) => {
    const known = hashes.get(address) ?? hashFile(join(publicDir, decodeURIComponent(address)))
    hashes.set(address, known)
    return known
  }
  for (const name of (await listFiles(publicDir)).filter((file) => file.endsWith('.html'))) {
    const path = join(publicDir, name)
    const html = await readFile(path, 'utf8')
    await writeFile(path, await withIntegrity(html, hashOf))
  }
}

async function withIntegrity(html: string, hashOf: (address: string) => Promise<string>): Promise<string> {
  let result = ''
  let position = 0
  for (const tag of tagsOf(html)) {
    const address = loadedFile(tag)
    if (!address || tag.attributes.has('integrity')) continue
    const end = tag.end - (html[tag.end - 2] === '/' ? 2 : 1)
    result += `${html.slice(position, end)} integrity="${await hashOf(address)}"`
    position = end
  }
  return result + html.slice(position)
}

/** The address of the file of ours that a tag loads and runs. */
function loadedFile({ name, closing, attributes }: Tag): string | undefined {
  const address = name === 'script' ? attributes.get('src') : attributes.get('href')
  const loads =
    !closing && (name === 'script' || (name === 'link' && LINKED.has(attributes.get('rel') ?? '')))
  return loads && address?.startsWith('/') && !address.startsWith('//')
    ? address.split(/[?#]/, 1)[0]
    : undefined
}

async function hashFile(path: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`
}
