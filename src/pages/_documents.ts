import { PDFDocument } from '@cantoo/pdf-lib'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '#reading/source.ts'

/** Size and pages of every PDF in content/downloads, by its path; what cannot be read is left out, and the reading room says so. */
export async function countDocuments(root: string): Promise<Map<string, { bytes: number; pages: number }>> {
  const counted = new Map<string, { bytes: number; pages: number }>()
  for (const path of listFiles(root, 'downloads')) {
    const bytes = await readFile(join(root, path))
    const pages = await pagesOf(bytes)
    if (pages > 0) counted.set(path, { bytes: bytes.length, pages })
  }
  return counted
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })
    return document.getPageCount()
  } catch {
    return 0
  }
}
