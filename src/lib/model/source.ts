/** What sort of work a statement rests on; a reader weighs a label and a trial differently. */
export const sourceKinds = [
  'label',
  'trial',
  'study',
  'review',
  'guideline',
  'law',
  'notice',
  'statistics',
] as const

export type SourceKind = (typeof sourceKinds)[number]

export type Source = {
  title: string
  /** The journal, agency or body that published it. */
  publisher: string
  year: number
  kind: SourceKind
  /** Missing where the work is certain and its address is not. */
  url?: string
}
