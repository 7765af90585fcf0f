import {
  fullPrice,
  html,
  internalAction,
  longSentence,
  longTitle,
  times,
  paragraphs,
  price,
} from '#workbench/fixtures.ts'
import type { PriceListProps } from './PriceList.tsx'

const words: PriceListProps = { id: 'prices', title: 'Prices', prices: [price] }

export const examples = {
  'with-note': {
    ...words,
    intro: paragraphs,
    note: html('Prices may change; ask before your visit.'),
    button: internalAction,
  },
  'with-discount': {
    ...words,
    note: html('Members get discounts.'),
    statement: longSentence,
  },
  many: {
    ...words,
    prices: times(12, (number) => ({ ...price, id: `sample-${number}`, amount: 1250 * number })),
  },
  'longest-text': { ...words, title: longTitle, prices: [fullPrice], note: longSentence },
} satisfies Record<string, PriceListProps>
