import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { action, itemList, line, opening, prose, reference, words } from './fields.ts'

/** Words, with a list, a photo or a film beside them. */
export const textShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  subheading: words(lookups, 160).optional(),
  text: prose(lookups),
  list: itemList(lookups).optional(),
  listStyle: z.enum(['check', 'plain', 'number']).default('check'),
  extraText: prose(lookups).optional(),
  fallbackMessage: line(lookups).optional().describe('Said where something is not there yet'),
  photo: reference(lookups.photos, 'photo').optional(),
  film: reference(lookups.films, 'film').optional(),
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/)
    .optional()
    .describe('A film on the video site'),
  button: action(lookups).optional(),
})

/** What studies found, figure by figure. */
export const studiesShape = (lookups: Lookups) => ({
  ...opening(lookups),
  findings: z
    .array(
      z.strictObject({
        figure: words(lookups, 24).describe('The number alone, such as 14.9%'),
        label: line(lookups, 200).describe('What the number counts, and against what'),
        study: line(lookups, 240).describe('Trial, people, length'),
      }),
    )
    .max(4)
    .default([]),
  text: prose(lookups),
})

/** Whom something suits, and whom it does not. */
export const suitsShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  may: z.strictObject({ title: words(lookups, 90), items: itemList(lookups) }),
  not: z.strictObject({ title: words(lookups, 90), items: itemList(lookups) }),
  note: line(lookups).optional(),
})

/** What happens, one after the other. */
export const stepsShape = (lookups: Lookups) => ({
  ...opening(lookups),
  steps: z
    .array(z.strictObject({ title: words(lookups, 90), text: line(lookups, 500) }))
    .min(2)
    .max(8),
})
