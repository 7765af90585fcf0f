import { z } from 'zod'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Lookups } from '../lookups.ts'
import { line, opening, priceReference, prose, reference, words } from './fields.ts'

/** People counted with and without a treatment. */
export const riskShape = (lookups: Lookups) => ({
  ...opening(lookups),
  withName: words(lookups, 40).describe('Head of the first column, such as With semaglutide'),
  withoutName: words(lookups, 40).default(wordsIn(lookups.language).figures.withPlacebo),
  counts: z
    .array(reference(lookups.evidence.counts, 'count'))
    .min(1, 'at least 1 count of evidence.yaml')
    .refine(
      (counts) => new Set(counts.map((count) => count?.of)).size < 2,
      'one picture counts among as many people throughout: 100 or 10,000',
    ),
  text: prose(lookups).optional(),
})

/** A drawing of figures; a page names one of the three things it can be made from. */
export const chartShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  text: line(lookups, 240).describe('One sentence that says what is seen'),
  note: line(lookups, 300).optional(),
  series: reference(lookups.evidence.series, 'series').optional().describe('Published points over time'),
  bars: z
    .array(
      z.strictObject({
        name: words(lookups, 40),
        measure: reference(lookups.evidence.measures, 'measure'),
      }),
    )
    .min(2)
    .optional()
    .describe('Measures side by side'),
  deferred: z
    .strictObject({
      price: priceReference(lookups),
      rate: reference(lookups.evidence.measures, 'measure').describe("A lender's rate, in percent a year"),
      months: z.int().min(2).max(24),
    })
    .optional()
    .describe('A price of ours paid off with deferred interest'),
})
