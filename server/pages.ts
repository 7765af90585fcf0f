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
      if (error.code === 'ENOENT') return undefined
      copies.delete(address + ending)
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

  /** The smallest copy that may be sent; none when there is no such page. */
  return async function page(address: string, encodings: string): Promise<Copy | undefined> {
    for (const { encoding, ending } of COPIES.filter((one) => encodings.includes(one.encoding))) {
      const key = address + ending
      if (!copies.has(key)) copies.set(key, read(address, encoding, ending))
      const copy = await copies.get(key)
      if (copy) return copy
    }
    return undefined
  }
}
