import { z } from 'zod'
import { en } from '#lib/words/en.ts'
import { httpsLink, nameIn } from './shapes.ts'

/** A work that a page or a figure rests on, as a reader can weigh it: who published it, when, and what sort it is. */
export const workSchema = z.strictObject({
  title: z.string().min(4).max(200),
  publisher: z.string().min(2).max(80).describe('The journal, agency or body'),
  year: z.int().min(1900).max(2100).describe('Of the work; of a page that changes: when it was read'),
  kind: nameIn(en.review.sourceKinds),
  url: httpsLink,
})

export const sourceSchema = workSchema.extend({
  url: httpsLink.optional().describe('Left out where the work is certain and its address is not'),
})

export type Source = z.output<typeof sourceSchema>
