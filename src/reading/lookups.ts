import type { Language, SpanishPages } from '#lib/language.ts'
import type { Evidence } from '#lib/model/evidence.ts'
import type { Document } from '#lib/model/download.ts'
import type { Film, LabelledModel, Pair, Photo } from '#lib/model/photo.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { Law } from './law.ts'

/** What has been read already, so that an id in a file can be turned into its value. */
export type Lookups = {
  language: Language
  practice: Practice
  prices: Map<string, Price>
  /** Prices the practice took back: no list shows them, and a sentence that names one goes with it. */
  withdrawnPrices: Set<string>
  /** Sums of other people's money, in cents. */
  outsideAmounts: Map<string, number>
  /** What `{claim:id}` becomes: the sentence with its caution, or nothing once it is withdrawn. */
  claims: Map<string, string>
  evidence: Evidence
  photos: Map<string, Photo>
  films: Map<string, Film>
  pairs: Map<string, Pair>
  models: Map<string, LabelledModel>
  documents: Map<string, Document>
  notices: Map<string, Notice>
  previews: Map<string, Preview>
  /** Where links of a Spanish page lead. */
  spanish: SpanishPages
  /** Every true address of the site. */
  addresses: Set<string>
  /** Prices that some page shows; filled while pages are read. */
  shownPrices: Set<string>
  /** What `{law:id}` becomes: what the law of the practice's own state says. */
  law: Map<string, Law>
  /** What `{answer:id}` becomes: what the owner answered, or what is said until then. */
  answers: Map<string, string>
  /** What `{companies}` becomes: the privacy policy's list of other companies. */
  companies: string
  /** The address of the page being read, as it is named in every language. */
  address: string
}

export type Notice = { id: string; title?: string; text: Html; tone: 'calm' | 'alert' }
