import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { line, opening, priceList, priceReference, prose, reference, words } from './fields.ts'

/** A table of things to choose between: a column each, a row for each question, a cell for each answer. */
export const comparisonShape = (lookups: Lookups) => {
  const subjects = z
    .array(
      z.strictObject({
        name: words(lookups, 40),
        detail: words(lookups, 80).optional(),
        page: reference(lookups.previews, 'page').optional().describe('Where it is explained'),
      }),
    )
    .min(2)
    .max(5)
  const row = z.strictObject({
    heading: words(lookups, 60).optional().describe('A heading above this row and those after it'),
    label: words(lookups, 60).describe('What is compared in this row'),
    note: line(lookups, 200).optional(),
    cells: z.array(cell(lookups)).min(2).max(5).describe('One for each column, in the same order'),
  })
  return {
    ...opening(lookups),
    subjects,
    rows: z.array(row).min(2),
    note: prose(lookups).optional(),
  }
}

/** What one thing has to say to one question. */
function cell(lookups: Lookups) {
  return z
    .strictObject({
      text: line(lookups, 400).optional(),
      list: z.array(line(lookups, 200)).min(2).optional(),
      counts: z.array(reference(lookups.evidence.counts, 'count')).optional(),
      measures: z.array(reference(lookups.evidence.measures, 'measure')).optional(),
      side: z.enum(['with', 'without']).optional().describe('Which arm of a head-to-head trial'),
      prices: priceList(lookups, 0).optional(),
      usual: z
        .strictObject({ price: priceReference(lookups), units: z.array(z.int().positive()).min(1) })
        .optional()
        .describe('What a usual treatment comes to: so many units at the price of one'),
    })
    .refine((said) => Object.keys(said).length > 0, 'a cell says something')
}
