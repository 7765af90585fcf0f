import type { Language, SpanishPages } from '#lib/language.ts'
import type { CountFigure, MeasureFigure, Series, Work } from '#lib/model/evidence.ts'
import type { Document, Film, LabelledModel, Pair, Photo } from '#lib/model/photo.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { Law } from './schemas/statements.ts'

type ValueOfKind = {
  photo: Photo
  film: Film
  'before/after pair': Pair
  model: LabelledModel
  document: Document
  notice: Notice
  page: Preview
  price: Price
  law: Law
  work: Work
  count: CountFigure
  measure: MeasureFigure
  series: Series
}
export type Kind = keyof ValueOfKind
export type Registers = { readonly [One in Kind]: ReadonlyMap<string, ValueOfKind[One]> }

/** What has been read already, so that an id in a file can be turned into its value. */
export type Lookups = {
  readonly language: Language
  readonly practice: Practice
  readonly registers: Registers
  /** Prices the practice took back: no list shows them, and a sentence that names one goes with it. */
  readonly withdrawnPrices: ReadonlySet<string>
  /** Sums of other people's money, in cents. */
  readonly outsideAmounts: ReadonlyMap<string, number>
  /** What `{claim:id}` becomes: the sentence with its caution, or nothing once it is withdrawn. */
  readonly claims: ReadonlyMap<string, string>
  /** What `{answer:id}` becomes: what the owner answered, or what is said until then. */
  readonly answers: ReadonlyMap<string, string>
  /** What `{warning:id}` becomes. */
  readonly warnings: ReadonlyMap<string, string>
  /** What `{companies}` becomes: the privacy policy's list of other companies. */
  readonly companies: string
  readonly addresses: ReadonlySet<string>
  readonly spanish: SpanishPages
}

export type Notice = { id: string; title?: string; text: Html; tone: 'calm' | 'alert' }
