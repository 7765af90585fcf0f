import type { Language, SpanishPages } from '#lib/language.ts'
import type { CountFigure, Law, MeasureFigure, Series, Work } from '#lib/model/evidence.ts'
import type { Document, Film, Diagram, Pair, Photo } from '#lib/model/photo.ts'
import type { PageSummary } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'

type CatalogEntry = {
  photo: Photo
  film: Film
  'before/after pair': Pair
  diagram: Diagram
  document: Document
  notice: Notice
  page: PageSummary
  price: Price
  law: Law
  work: Work
  count: CountFigure
  measure: MeasureFigure
  series: Series
}
export type CatalogName = keyof CatalogEntry
const catalogFiles: Record<CatalogName, string> = {
  photo: 'photos/photos.yaml',
  film: 'films/films.yaml',
  'before/after pair': 'before-after/pairs.yaml',
  diagram: 'diagrams.yaml',
  document: 'the folder downloads',
  notice: 'notices.yaml',
  page: 'the address of a page',
  price: 'prices.yaml',
  law: 'the file of the state in law/',
  work: 'evidence.yaml',
  count: 'evidence.yaml',
  measure: 'evidence.yaml',
  series: 'evidence.yaml',
}

export function unknownId(catalog: CatalogName, name: string): string {
  return `unknown ${catalog} "${name}": ${catalog === 'page' ? 'write' : 'write an id of'} ${catalogFiles[catalog]}`
}

export type Catalogs = { readonly [One in CatalogName]: ReadonlyMap<string, CatalogEntry[One]> }

export type Lookups = {
  readonly language: Language
  readonly practice: Practice
  readonly catalogs: Catalogs
  /** Sentences that name one of these prices are removed. */
  readonly withdrawnPrices: ReadonlySet<string>
  /** In cents. */
  readonly outsideAmounts: ReadonlyMap<string, number>
  /** The sentence with its caution; '' if not published. */
  readonly claims: ReadonlyMap<string, string>
  /** The owner's answer, or its `fallback`. */
  readonly answers: ReadonlyMap<string, string>
  readonly warnings: ReadonlyMap<string, string>
  /** The privacy policy's list of other companies. */
  readonly companies: string
  readonly addresses: ReadonlySet<string>
  readonly spanish: SpanishPages
}

export type Notice = { id: string; title?: string; text: Html; tone: 'calm' | 'alert' }
