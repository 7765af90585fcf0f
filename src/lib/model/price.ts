/** How an amount is counted; the words for each are in money.ts. */
export type PriceUnit =
  | 'once'
  | 'week'
  | 'month'
  | 'per-month'
  | '30-days'
  | 'session'
  | 'unit'
  | 'six-treatments'
  | 'injection'
  | 'vial'
  | 'drip'

/** A brand the FDA approved, or what a pharmacy makes for one patient; 'unknown' until the practice says which. */
export type PriceProduct = 'unknown' | 'brand' | 'compounded'

export type Price = {
  id: string
  /** What is paid for: 'Semaglutide', 'Botox'. */
  name: string
  /** Whole cents. */
  amount: number
  unit: PriceUnit
  /** What narrows it: 'all doses', '2.5 and 5 mg'. */
  detail?: string
  /** When it holds: 'with a GLP-1 plan', 'alone'. */
  condition?: string
  /** Which product it buys, where that decides what a patient gets; the words for each are in money.ts. */
  product?: PriceProduct
  /** What must be said beside it: 'Not yet commercially available.' */
  note?: string
  /** Where it is explained. */
  page: string
  group: string
  /** False for what may not be sold: shown as specified, never marked up as an offer. */
  offered: boolean
  /** False for what is taken for weeks only: a year of it is no sum to plan with. */
  ongoing: boolean
}
