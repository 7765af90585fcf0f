import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { datedList, days } from './dated.ts'
import { action, line, priceReference, reference, words } from './fields.ts'

/** What practices ask for first. Each list is empty until the practice fills it; an empty one shows nothing. */

export const announcementsSchema = (lookups: Lookups) =>
  datedList(
    lookups,
    z.strictObject({
      text: line(lookups, 300).describe('One or two sentences, at the top of every page'),
      tone: z.enum(['calm', 'alert']).default('calm').describe('alert is for storms and closures'),
      link: action(lookups).optional(),
      ...days,
    }),
  )

export const specialsSchema = (lookups: Lookups) =>
  datedList(
    lookups,
    z.strictObject({
      title: words(lookups, 60),
      text: line(lookups, 300).describe('What it is and for whom; sums of money as {price:...}'),
      price: priceReference(lookups).optional().describe('A price of prices.yaml'),
      button: action(lookups).optional(),
      ...days,
    }),
  )

export const providersSchema = (lookups: Lookups) =>
  z
    .array(
      z.strictObject({
        name: words(lookups, 60).describe('Name as on the license'),
        credentials: words(lookups, 60).describe('As behind the name, such as APRN, FNP-C'),
        role: words(lookups, 60).describe('Such as Nurse practitioner'),
        founder: z.boolean().default(false).describe('The founder stands first'),
        license: words(lookups, 60).describe('State, kind and number, as the state’s look-up knows it'),
        photo: reference(lookups.photos, 'photo'),
        languages: z.array(words(lookups, 30)).min(1, 'at least 1 language').describe('Spoken with patients'),
        text: line(lookups, 600).optional().describe('Schools, certifying board, what they care for most'),
      }),
    )
    .transform((all, context) => {
      for (const [index, { founder }] of all.entries()) {
        if (founder && index > 0)
          context.issues.push({
            code: 'custom',
            path: [index, 'founder'],
            message: 'the founder stands first: move this entry to the top',
            input: all,
          })
      }
      return all
    })

export const downloadsSchema = (lookups: Lookups) =>
  z.array(
    z
      .strictObject({
        title: words(lookups, 80),
        about: line(lookups, 240).optional().describe('When it is needed'),
        file: reference(lookups.documents, 'document').describe('A PDF in content/downloads'),
        privacyNotice: z
          .boolean()
          .optional()
          .describe('The Notice of Privacy Practices: the foot of every page leads to it'),
      })
      .transform(({ file, ...one }) => ({ ...one, document: file })),
  )
