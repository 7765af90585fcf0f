import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { listFiles } from '#content-model/source.ts'
import { entryLabel } from '../labels.ts'
import { contentFiles } from './content-files.ts'

/** `picture`: a file relative to content/. */
export type Option = { id: string; label: string; picture?: string }

/** The choices for fields that name an entry, by kind: photo, price, page ... */
export function optionsIn(folder: string): Record<string, Option[]> {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) ?? {}
  const entries = (catalog: object = {}) =>
    Object.entries(catalog).map(([id, entry]) => ({ id, label: entryLabel(id, entry) }))
  const { works, counts, measures, series } = read('evidence.yaml')
  const photos = read('photos/photos.yaml') as Record<string, { file: string }>
  const pages = contentFiles(folder).filter(({ kind, language }) => kind && !language)
  return {
    photo: Object.entries(photos).map(([id, entry]) => ({ id, label: id, picture: entry?.file })),
    film: entries(read('films/films.yaml')),
    price: entries(read('prices.yaml')),
    law: entries(Object.assign({}, ...listFiles(folder, 'law').map(read))),
    work: entries(works),
    count: entries(counts),
    measure: entries(measures),
    series: entries(series),
    diagram: entries(read('diagrams.yaml')),
    notice: entries(read('notices.yaml')),
    'before/after pair': entries(read('before-after/pairs.yaml')),
    document: listFiles(folder, 'downloads').map((path) => ({ id: basename(path), label: basename(path) })),
    page: pages.map(({ address = '', title }) => ({ id: address, label: `${title} (${address})` })),
  }
}
