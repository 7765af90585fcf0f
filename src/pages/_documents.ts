import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { listFiles } from '#reading/source.ts'

/** Size and pages of every PDF in content/downloads, by its path; what cannot be read is left out, and the reading room says so. */
export async function countDocuments(root: string): Promise<Map<string, { bytes: number; pages: number }>> {
  const counted = new Map<string, { bytes: number; pages: number }>()
  for (const path of listFiles(root, 'downloads')) {
    const bytes = await readFile(join(root, path))
    const pages = pagesOf(bytes)
    if (pages > 0) counted.set(path, { bytes: bytes.length, pages })
  }
  return counted
}

/** Page objects stand in the file itself, or in compressed object streams; 0 where there are none, as in no PDF. */
function pagesOf(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-')) return 0
  const streams = [...text.matchAll(/\/ObjStm\b[^]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    try {
      return inflateSync(bytes.subarray(index + head.length)).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
