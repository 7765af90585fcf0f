import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Document, Film, Photo, Picture } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { parseAs, parseFile, readFile } from './files.ts'
import { lawFile } from './law.ts'
import type { Lookups, Registers } from './lookups.ts'
import type { Media } from './plain-media.ts'
import { resolve, type At, type Reading } from './resolve.ts'
import { lawSchema } from './schemas/statements.ts'
import { listFiles } from './source.ts'

/** The entries of a register, each with its id. */
function byId<Entry extends object>(entries: Record<string, Entry> | undefined) {
  return new Map(Object.entries(entries ?? {}).map(([id, entry]) => [id, { id, ...entry }] as const))
}

/** The prices to show, and the ids of those that are withdrawn. */
export function readPrices(reading: Reading) {
  const entries = Object.entries(parseFile(reading, 'prices.yaml') ?? {})
  const shown = entries.flatMap(([id, { published, ...price }]): [string, Price][] =>
    published ? [[id, { id, ...price }]] : [],
  )
  return {
    price: new Map(shown),
    withdrawnPrices: new Set(entries.filter(([, { published }]) => !published).map(([id]) => id)),
  }
}

export function readPhotos(reading: Reading, media: Media): Map<string, Photo> {
  const file = 'photos/photos.yaml'
  const entries = Object.entries(parseFile(reading, file) ?? {})
  const photos = new Map<string, Photo>()
  const find = (path: string, field: string, subject: number): Picture | undefined => {
    const picture = existsSync(join(reading.root, path)) ? media.picture(path, subject) : undefined
    if (!picture) reading.problems.push({ file, field, message: `there is no picture content/${path}` })
    return picture
  }
  for (const [id, { file: path, tall: tallPath, credit: _, ...entry }] of entries) {
    const picture = find(path, `${id}.file`, entry.subject)
    const tall = tallPath ? find(tallPath, `${id}.tall`, entry.subject) : undefined
    if (picture) photos.set(id, { id, ...entry, picture, tall })
  }
  const listed = new Set(entries.flatMap(([, entry]) => [entry.file, entry.tall ?? '']))
  // A picture without an entry has no alt text, so it may not lie in the folder.
  const message = 'this picture has no entry, so no alt text'
  for (const field of entries.length > 0
    ? ['photos', 'before-after'].flatMap((folder) => listFiles(reading.root, folder))
    : [])
    if (/\.(jpe?g|png|webp|avif)$/i.test(field) && !listed.has(field))
      reading.problems.push({ file, field, message })
  return photos
}

function readFilms(reading: Reading, media: Media, lookups: Lookups): Map<string, Film> {
  const file = 'films/films.yaml'
  const at = (path: string) => (existsSync(join(reading.root, path)) ? media.film(path) : undefined)
  const films = Object.entries(readFile(reading, file, lookups) ?? {}).map(([id, entry]): [string, Film] => {
    const src = at(entry.file) ?? ''
    const message = `there is no film content/${entry.file}`
    if (!src) reading.problems.push({ file, field: `${id}.file`, message })
    const { poster, text } = entry
    return [id, { id, src, small: at(entry.file.replace(/mp4$/, 'webm')), poster, text }]
  })
  return new Map(films)
}

/** The PDFs of content/downloads by file name, with the size and the pages the file itself has. */
function readDocuments({ root, problems }: Reading, media: Media): Map<string, Document> {
  const documents = listFiles(root, 'downloads').flatMap((path) => {
    const file = path.slice('downloads/'.length)
    const isNamed = /^[a-z0-9-]+\.pdf$/.test(file)
    const found = isNamed ? media.document(path) : undefined
    const message = isNamed
      ? 'cannot be read as a PDF: save it as a PDF once more'
      : 'must be small letters, digits and hyphens, and end in .pdf: the file name is the address'
    if (!found) problems.push({ file: path, field: 'file name', message })
    return found ? [[file, { file, ...found }] as const] : []
  })
  return new Map(documents)
}

/** The figures with their works in place. What is marked unsure stays behind, so no page can name it. */
function readEvidence(reading: Reading, lookups: Lookups): Partial<Registers> {
  const file = 'evidence.yaml'
  const parsed = parseFile(reading, file)
  if (!parsed) return {}
  const work = byId(parsed.works)
  const at: At = { reading, lookups: withRegisters(lookups, { work }), file, address: '/', path: [] }
  const { counts, measures, series } = resolve(parsed, at)
  return { work, count: sure(counts), measure: sure(measures), series: sure(series) }
}

function sure<Entry extends { mark: string }>(entries: Record<string, Entry>) {
  return new Map(
    Object.entries(entries).flatMap(([id, { mark, ...entry }]) =>
      mark === 'unsure' ? [] : [[id, { id, ...entry }] as const],
    ),
  )
}

/** A law that nobody has written yet, or a statement that is switched off, is no notice. */
function readNotices(reading: Reading, lookups: Lookups) {
  const notices = [...byId(readFile(reading, 'notices.yaml', lookups))]
  return new Map(
    notices.filter(
      ([id, { text }]) => text !== '' && (id !== 'discounts' || lookups.practice.discountStatement),
    ),
  )
}

/** What the practice itself, its pages and its prices say, with nothing yet of what names them. */
type Known = Omit<Lookups, 'registers' | 'outsideAmounts' | 'claims' | 'answers' | 'companies'> &
  Pick<Registers, 'photo' | 'page'> & { price: Map<string, Price> }

/** Everything that a page or a list may name, by its id. */
export function readLookups(reading: Reading, media: Media, { photo, page, price, ...known }: Known) {
  const claims = new Map(Object.entries(parseFile(reading, 'claims.yaml') ?? {}))
  const answers = new Map(Object.entries(parseFile(reading, 'answers.yaml') ?? {}))
  const amounts = Object.entries(parseFile(reading, 'outside-amounts.yaml') ?? {})
  const law = parseAs(reading, lawFile(known.practice), lawSchema) ?? {}
  const none = new Map<string, never>()
  const first: Lookups = {
    ...known,
    outsideAmounts: new Map(amounts.map(([id, { amount }]) => [id, amount])),
    claims: new Map(
      [...claims].map(([id, { text, caution, published }]) => [id, published ? `${text} ${caution}` : '']),
    ),
    answers: new Map(
      [...answers].flatMap(([id, { answer, until }]) => (until ? [[id, answer ?? until]] : [])),
    ),
    companies: '',
    registers: {
      photo,
      page,
      // Each leads to the page that explains it in this language.
      price: new Map(
        [...price].map(([id, one]) => [id, { ...one, page: page.get(one.page)?.address ?? one.page }]),
      ),
      law: new Map(Object.entries(law)),
      document: readDocuments(reading, media),
      film: none,
      'before/after pair': none,
      model: none,
      notice: none,
      work: none,
      count: none,
      measure: none,
      series: none,
    },
  }
  const lookups = withRegisters(first, {
    ...readEvidence(reading, first),
    film: readFilms(reading, media, first),
    'before/after pair': byId(readFile(reading, 'before-after/pairs.yaml', first)),
    model: byId(readFile(reading, 'models.yaml', first)),
    notice: readNotices(reading, first),
  })
  return { lookups, claims, answers }
}

function withRegisters(lookups: Lookups, registers: Partial<Registers>): Lookups {
  return { ...lookups, registers: { ...lookups.registers, ...registers } }
}
