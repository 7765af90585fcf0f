import type { Preview } from '#lib/model/page.ts'
import { families } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Problem } from './content-error.ts'
import { listFiles, readSource, type Source } from './source.ts'

export type Kind = 'treatment' | 'page' | 'post' | 'legal'
export type PageSource = { kind: Kind; address: string; source: Source }

const folders: [folder: string, kind: Kind][] = [
  ['treatments', 'treatment'],
  ['pages', 'page'],
  ['posts', 'post'],
  ['legal', 'legal'],
]

/** Every page file with its address: the file name is the address, in its exact case. */
export function readPageSources(root: string, problems: Problem[]): PageSource[] {
  const taken = new Map<string, string>()
  return folders.flatMap(([folder, kind]) =>
    listFiles(root, folder).flatMap((file) => {
      const source = readSource(root, file, problems)
      const name = file.slice(folder.length + 1).replace(/\.(yaml|md)$/, '')
      const address = name === 'home' ? '/' : kind === 'post' ? `/blog/${name}` : `/${name}`
      const other = taken.get(address.toLowerCase())
      if (other) problems.push({ file, field: '', message: `duplicate address ${address}: ${other} has it already` })
      taken.set(address.toLowerCase(), file)
      return source ? [{ kind, address, source }] : []
    }),
  )
}

/** Just enough of each page for others to link to it; the full schema complains about what is missing. */
export function previewsOf(sources: PageSource[], photos: Map<string, Photo>): Map<string, Preview> {
  const previews = new Map<string, Preview>()
  for (const { address, source } of sources) {
    const data = (source.data ?? {}) as Record<string, unknown>
    const photo = photos.get(String(data.photo))
    const name = data.name ?? data.title
    const purpose = data.purpose ?? data.excerpt
    const family = families.find((one) => one === data.family) ?? 'practice'
    if (photo && typeof name === 'string' && typeof purpose === 'string') {
      previews.set(address, { address, name, purpose, family, photo })
    }
  }
  return previews
}
