import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, type HeaderTable } from './headers.ts'

/** A built page in one encoding, with all its headers. */
type Copy = { body: Buffer; tag: string; headers: string[] }

/** Best first. The build leaves out a copy that would save nothing. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
  { encoding: '', ending: '' },
]

/**
 * The pages of a release, each read when it is first asked for and then kept: all of them are some twelve megabytes.
 * Opening and reading a file for each request costs five times what sending it does.
 */
export function createPages(folder: string, table: HeaderTable) {
  const copies = new Map<string, Promise<Copy | undefined>>()

  async function read(address: string, encoding: string, ending: string): Promise<Copy | undefined> {
    const file = join(folder, 'public', `${address === '/' ? '/index' : address}.html${ending}`)
    const body = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
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

  function copyOf(address: string, encoding: string, ending: string): Promise<Copy | undefined> {
    const key = address + ending
    const known = copies.get(key)
    if (known) return known
    const copy = read(address, encoding, ending)
    copies.set(key, copy)
    copy.catch(() => copies.delete(key))
    return copy
  }

  /** The smallest copy that may be sent; none when there is no such page. */
  return async function page(address: string, encodings: string): Promise<Copy | undefined> {
    for (const { encoding, ending } of COPIES) {
      const copy = encodings.includes(encoding) && (await copyOf(address, encoding, ending))
      if (copy) return copy
    }
    return undefined
  }
}
