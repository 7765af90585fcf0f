import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '#lib/model/download.ts'
import type { Problem } from './content-error.ts'
import type { Media } from './registries.ts'
import { listFiles } from './source.ts'

/** The PDFs of content/downloads by file name, with the size and the pages the file itself has. */
export function readDocuments(root: string, media: Media, problems: Problem[]): Map<string, Document> {
  const documents = new Map<string, Document>()
  if (!existsSync(join(root, 'downloads'))) return documents
  for (const path of listFiles(root, 'downloads')) {
    const file = path.slice('downloads/'.length)
    const wrong = (message: string) => problems.push({ file: path, field: 'file name', message })
    if (!/^[a-z0-9-]+\.pdf$/.test(file)) {
      wrong('must be small letters, digits and hyphens, and end in .pdf: the file name is the address')
      continue
    }
    const found = media.document(path)
    if (found) documents.set(file, { file, ...found })
    else wrong('cannot be read as a PDF: save it as a PDF once more')
  }
  return documents
}
