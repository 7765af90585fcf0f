export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header for a body of `size` bytes. Only single ranges are honoured: films ask for nothing else,
 * and a server may answer any other with the whole (`undefined`).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return undefined
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
