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
  'by-the-unit': {
    ...words,
    usual: [20, 40].map((units) => ({
      price: { ...price, id: `sample-${units}` },
      units,
      text: html('What it is, and what it is approved for.'),
    })),
    note: html('Other areas take more units.'),
    button: internalAction,
  },
  many: {
    ...words,
    prices: times(12, (number) => ({ ...price, id: `sample-${number}`, amount: 1250 * number })),
  },
  'longest-text': { ...words, title: longTitle, prices: [fullPrice], note: longSentence },
} satisfies Record<string, PriceListProps>
