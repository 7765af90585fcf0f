/** What sort of work a statement rests on; a reader weighs a label and a trial differently. */
export const sourceKinds = {
  label: 'Label',
  trial: 'Trial',
  study: 'Study',
  review: 'Review of studies',
  guideline: 'Guideline',
  law: 'Law or rule',
  notice: 'Official notice',
  statistics: 'Statistics',
} as const

export type SourceKind = keyof typeof sourceKinds

export type Source = {
  title: string
  /** The journal, agency or body that published it. */
  publisher: string
  year: number
  kind: SourceKind
  /** Missing where the work is certain and its address is not. */
  url?: string
}
