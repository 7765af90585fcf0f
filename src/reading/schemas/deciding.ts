import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { action, line, reference, words } from './fields.ts'

/** What helps a visitor decide: from their own words to a page, and what a check ends in. */

export const startSchema = (lookups: Lookups) =>
  z
    .array(
      z.strictObject({
        title: words(lookups, 40),
        concerns: z
          .array(
            z.strictObject({
              words: words(lookups, 60).describe("As a visitor says it: I'm tired all the time"),
              text: line(lookups, 300),
              pages: z
                .array(reference(lookups.previews, 'page'))
                .max(3)
                .refine(
                  (pages) => pages.length !== 1,
                  'needs two or three pages, or none where only a call helps',
                )
                .describe('Two or three, or none where only a call helps: an emergency is no time to read'),
              next: action(lookups).describe('The one thing to do next'),
            }),
          )
          .min(1),
      }),
    )
    .min(1)

/** An outcome for each verdict of src/lib/weight-check.ts and mood-check.ts. */
export const checksSchema = (lookups: Lookups) => {
  const outcome = z.strictObject({ title: words(lookups, 80), text: line(lookups, 400) })
  return z.strictObject({
    weight: z.strictObject({
      urgent: outcome,
      'under-18': outcome,
      pregnant: outcome,
      'eating-disorder': outcome,
      low: outcome,
      below: outcome,
      thyroid: outcome,
      'worth-a-visit': outcome,
    }),
    mood: z.strictObject({ 'help-first': outcome, 'worth-a-visit': outcome, below: outcome }),
  })
}
