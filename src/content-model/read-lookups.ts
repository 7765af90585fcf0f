import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lawSchema } from '#lib/model/evidence.ts'
import type { Document, Film, Photo, Picture } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { parseAs, parseFile, readFile } from './files.ts'
import { lawFile } from './law.ts'
import type { Lookups, Catalogs } from './lookups.ts'
import { resolve, type ReadState } from './resolve.ts'
import { listFiles } from './source.ts'

/** The build passes processed pictures and films; other readers use plainMedia. */
export type MediaSource = {
  picture(file: string): Picture | undefined
  film(file: string): string | undefined
}

export const plainMedia: MediaSource = {
  picture: (file) => ({ src: `/${file}`, width: 1920, height: 1080, files: [] }),
  film: (file) => `/${file}`,
}

function mapValues<Entry, Value>(
  entries: Map<string, Entry> | Record<string, Entry> | undefined,
  valueOf: (entry: Entry, id: string) => Value,
) {
  const all = entries instanceof Map ? [...entries] : Object.entries(entries ?? {})
  return new Map(all.map(([id, entry]) => [id, valueOf(entry, id)]))
}

function byId<Entry extends object>(entries: Record<string, Entry> | undefined) {
  return mapValues(entries, (entry, id) => ({ id, ...entry }))
}

export function readPrices(state: ReadState) {
  const price = new Map<string, Price>()
  const withdrawnPrices = new Set<string>()
  for (const [id, { published, ...entry }] of Object.entries(parseFile(state, 'prices.yaml') ?? {}))
    if (published) price.set(id, { id, ...entry })
    else withdrawnPrices.add(id)
  return { price, withdrawnPrices }
}

export function readPhotos(state: ReadState, media: MediaSource): Map<string, Photo> {
  const file = 'photos/photos.yaml'
  const entries = Object.entries(parseFile(state, file) ?? {})
  const photos = new Map<string, Photo>()
  const find = (path: string, field: string): Picture | undefined => {
    const picture = existsSync(join(state.root, path)) ? media.picture(path) : undefined
    const message = `there is no picture content/${path}: add it, or correct its name`
    if (!picture) state.problems.push({ file, field, message })
    return picture
  }
  for (const [id, { file: path, tall: tallPath, credit: _, ...entry }] of entries) {
    const picture = find(path, `${id}.file`)
    const tall = tallPath ? find(tallPath, `${id}.tall`) : undefined
    if (picture) photos.set(id, { id, ...entry, picture, tall })
  }
  const listed = new Set(entries.flatMap(([, entry]) => [entry.file, entry.tall ?? '']))
  const message = 'this picture has no entry: describe it in photos/photos.yaml'
  for (const field of ['photos', 'before-after'].flatMap((folder) => listFiles(state.root, folder)))
    if (entries.length > 0 && /\.(jpe?g|png|webp|avif)$/i.test(field) && !listed.has(field))
      state.problems.push({ file, field, message })
  return photos
}

function readFilms(state: ReadState, media: MediaSource, lookups: Lookups): Map<string, Film> {
  const file = 'films/films.yaml'
  const addressOf = (path: string) => (existsSync(join(state.root, path)) ? media.film(path) : undefined)
  const films = new Map<string, Film>()
  for (const [id, { file: path, ...entry }] of Object.entries(readFile(state, file, lookups) ?? {})) {
    const src = addressOf(path) ?? ''
    const message = `there is no film content/${path}: add it, or correct its name`
    if (!src) state.problems.push({ file, field: `${id}.file`, message })
    films.set(id, { id, src, small: addressOf(path.replace(/mp4$/, 'webm')), ...entry })
  }
  return films
}

function readDocuments({ root, problems }: ReadState): Map<string, Document> {
  const documents = new Map<string, Document>()
  for (const path of listFiles(root, 'downloads')) {
    const file = path.slice('downloads/'.length)
    const isNamed = /^[a-z0-9-]+\.pdf$/.test(file)
    const content = readFileSync(join(root, path))
    const isPdf = content.toString('latin1', 0, 5) === '%PDF-'
    const message = isNamed
      ? 'is not a PDF: save it as a PDF again'
      : 'use small letters, digits and hyphens, and end in .pdf: the file name becomes the address'
    if (isNamed && isPdf) documents.set(file, { file, bytes: content.length })
    else problems.push({ file: path, field: 'file name', message })
  }
  return documents
}

function readEvidence(state: ReadState, lookups: Lookups): Partial<Catalogs> {
  const file = 'evidence.yaml'
  const parsed = parseFile(state, file)
  if (!parsed) return {}
  const work = byId(parsed.works)
  const inside = withCatalogs(lookups, { work })
  const figures = resolve(parsed, { state, lookups: inside, file, address: '/', path: [] })
  return {
    work,
    count: withoutUnsure(figures.counts),
    measure: withoutUnsure(figures.measures),
    series: withoutUnsure(figures.series),
  }
}

function withoutUnsure<Entry extends { certainty: string }>(entries: Record<string, Entry>) {
  const known = Object.entries(entries).flatMap(([id, { certainty, ...entry }]) =>
    certainty === 'unsure' ? [] : [[id, { id, ...entry }] as const],
  )
  return new Map(known)
}

/** Without laws that are not written yet, and without a discount statement that is switched off. */
function readNotices(state: ReadState, lookups: Lookups) {
  const notices = byId(readFile(state, 'notices.yaml', lookups))
  if (!lookups.practice.discountStatement) notices.delete('discounts')
  return new Map([...notices].filter(([, { text }]) => text !== ''))
}

type KnownLookups = Omit<
  Lookups,
  'catalogs' | 'outsideAmounts' | 'claims' | 'answers' | 'warnings' | 'companies'
> &
  Pick<Catalogs, 'photo' | 'page'> & { price: Map<string, Price> }

export function readLookups(
  state: ReadState,
  media: MediaSource,
  { photo, page, price, ...known }: KnownLookups,
) {
  const claims = new Map(Object.entries(parseFile(state, 'claims.yaml') ?? {}))
  const answers = new Map(Object.entries(parseFile(state, 'answers.yaml') ?? {}))
  const first: Lookups = {
    ...known,
    claims: mapValues(claims, ({ text, caution, published }) => (published ? `${text} ${caution}` : '')),
    answers: new Map(
      [...answers].flatMap(([id, { answer, fallback }]) => (fallback ? [[id, answer ?? fallback]] : [])),
    ),
    warnings: mapValues(parseFile(state, 'warnings.yaml'), ({ text }) => text),
    outsideAmounts: mapValues(parseFile(state, 'outside-amounts.yaml'), ({ amount }) => amount),
    companies: '',
    // The catalogs that the others refer to.
    catalogs: {
      photo,
      page,
      // Links to the page in this language.
      price: mapValues(price, (entry) => ({
        ...entry,
        page: page.get(entry.page)?.address ?? entry.page,
      })),
      law: mapValues(parseAs(state, lawFile(known.practice), lawSchema), (law) => law),
      document: readDocuments(state),
    } as Partial<Catalogs> as Catalogs,
  }
  const lookups = withCatalogs(first, {
    ...readEvidence(state, first),
    film: readFilms(state, media, first),
    'before/after pair': byId(readFile(state, 'before-after/pairs.yaml', first)),
    diagram: byId(readFile(state, 'diagrams.yaml', first)),
    notice: readNotices(state, first),
  })
  return { lookups, claims, answers }
}

function withCatalogs(lookups: Lookups, catalogs: Partial<Catalogs>): Lookups {
  return { ...lookups, catalogs: { ...lookups.catalogs, ...catalogs } }
}
