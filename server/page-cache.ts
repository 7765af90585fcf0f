import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, type HeaderTable } from './headers.ts'

type CachedPage = { body: Buffer; tag: string; headers: string[] }

/** Best first. The build writes a compressed copy only where it is smaller. */
const ENCODINGS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
  { encoding: '', extension: '' },
]

/** Keeps each requested page in memory (12 MB in all): opening the file takes five times as long as sending it. */
export function createPageCache(folder: string, table: HeaderTable) {
  const cache = new Map<string, Promise<CachedPage | undefined>>()

  async function read(address: string, encoding: string, extension: string): Promise<CachedPage | undefined> {
    const file = join(folder, 'public', `${address === '/' ? '/index' : address}.html${extension}`)
    const body = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      cache.delete(address + extension)
      throw error
    })
    if (!body) return undefined
    const headers = [
      ...(table[address] ?? []),
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Length', String(body.length)],
      ['Cache-Control', CACHE.page],
      ['Vary', 'Accept-Encoding'],
      ...(encoding ? [['Content-Encoding', encoding]] : []),
    ]
    return { body, tag: `W/"${hash('sha1', body, 'base64url')}"`, headers: headers.flat() }
  }

  return async function page(address: string, encodings: string): Promise<CachedPage | undefined> {
    for (const { encoding, extension } of ENCODINGS) {
      if (!encodings.includes(encoding)) continue
      const key = address + extension
      if (!cache.has(key)) cache.set(key, read(address, encoding, extension))
      const found = await cache.get(key)
      if (found) return found
    }
    return undefined
  }
}
