import { withApostrophes } from '#lib/typography.ts'
import { addressIn, type Language } from '#lib/language.ts'
import { families, type PageSummary } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Problem } from './content-error.ts'
import { fillNames } from './practice-tokens.ts'
import { listFiles, readSource, type Source } from './source.ts'

type Kind = 'treatment' | 'page' | 'post' | 'legal'
export type PageSource = { kind: Kind; address: string; source: Source }

const folders: [folder: string, kind: Kind, ending: string][] = [
  ['treatments', 'treatment', '.yaml'],
  ['pages', 'page', '.yaml'],
  ['posts', 'post', '.md'],
  ['legal', 'legal', '.md'],
]

/** Every page file with its English address, which is its file name. */
export function readPageSources(
  root: string,
  problems: Problem[],
  folderPrefix: '' | 'es/' = '',
): PageSource[] {
  const taken = new Map<string, string>()
  return folders.flatMap(([name, kind, ending]) => {
    const folder = folderPrefix + name
    return listFiles(root, folder).flatMap((file) => {
      const report = (message: string) => problems.push({ file, field: 'file name', message })
      if (!file.endsWith(ending)) report(`the file name must end in ${ending}`)
      const name = file.slice(folder.length + 1).replace(/\.\w+$/, '')
      if (!/^[\w/-]+$/.test(name))
        report('use only letters, digits and hyphens: the file name becomes the address')
      const address = name === 'home' ? '/' : kind === 'post' ? `/blog/${name}` : `/${name}`
      const otherFile = taken.get(address.toLowerCase())
      if (otherFile) report(`duplicate address ${address}: rename this file or ${otherFile}`)
      taken.set(address.toLowerCase(), file)
      const source = readSource(root, file, problems)
      return source ? [{ kind, address, source }] : []
    })
  })
}

export function isPublished({ source }: PageSource): boolean {
  return (source.data as { published?: unknown } | null)?.published !== false
}

/** What links show of a page, by English address. The last source of an address wins. */
export function createSummaries(
  sources: PageSource[],
  photos: Map<string, Photo>,
  practice: Practice,
  language: Language,
): Map<string, PageSummary> {
  const fill = (text: string) => withApostrophes(fillNames(text, practice, language))
  const summaries = sources.flatMap(({ address, source }): [string, PageSummary][] => {
    const data = (source.data ?? {}) as Record<string, unknown>
    const photo = photos.get(String(data.photo))
    const name = data.name ?? data.title
    const purpose = data.purpose ?? data.excerpt
    const family = families.find((family) => family === data.family) ?? 'practice'
    if (!photo || typeof name !== 'string' || typeof purpose !== 'string') return []
    const addressInLanguage = addressIn(source.file.startsWith('es/') ? 'es' : 'en', address)
    return [
      [address, { address: addressInLanguage, name: fill(name), purpose: fill(purpose), family, photo }],
    ]
  })
  return new Map(summaries)
}
