import { fullPrice, html, longSentence, times, price } from '#workbench/fixtures.ts'
import type { GlanceProps } from './Glance.tsx'

const words: GlanceProps = {
  what: html('A sample medicine, taken once a week'),
  suits: html('Adults who have talked it over with us'),
  visit: html('30 minutes, then by message'),
  prices: [price],
  status: html('FDA-approved for a sample use'),
}

export const examples = {
  'one-price': words,
  'many-prices': { ...words, prices: times(5, (number) => ({ ...fullPrice, id: `sample-${number}` })) },
  'price-in-words': { ...words, prices: [], priceText: html('Included in membership') },
  'no-price': { ...words, prices: [] },
  'longest-text': {
    ...words,
    what: longSentence,
    suits: longSentence,
    visit: longSentence,
    status: longSentence,
  },
} satisfies Record<string, GlanceProps>
