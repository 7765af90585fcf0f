import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const compressors = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) }

/** The encodings we offer, best first, with the suffix of a file compressed at build. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'zstd', suffix: '.zst' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Below this the headers outweigh what is saved. */
export const SMALLEST = 256

export type Encoding = (typeof ENCODINGS)[number]['name']
export type Effort = 'awaited' | 'build' | 'start'

/**
 * `awaited` spares nothing: 2% less, for three times the work, lets pages and styles arrive in the first packets of a connection.
 * `build` takes its time, once; `start` must not keep a visitor waiting.
 */
export async function compress(encoding: Encoding, body: Buffer, effort: Effort): Promise<Buffer> {
  const best = effort !== 'start'
  if (encoding === 'gzip') return compressors.gzip(body, { level: best ? 9 : 6 })
  if (encoding === 'zstd') {
    return compressors.zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: best ? 12 : 6 } })
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: { awaited: 11, build: 10, start: 5 }[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return compressors.br(body, { params })
}

const remembered = new Map<string, ReadonlySet<string>>()

/** The codings an Accept-Encoding header allows. Browsers send a handful of different values, so they are remembered. */
export function acceptedEncodings(header: string): ReadonlySet<string> {
  const known = remembered.get(header)
  if (known) return known
  const accepted = new Set<string>()
  const refused = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1)
    if (weight > 0) accepted.add(name)
    else refused.add(name)
  }
  if (accepted.has('*')) for (const { name } of ENCODINGS) if (!refused.has(name)) accepted.add(name)
  if (remembered.size < 500) remembered.set(header, accepted)
  return accepted
}
