import { z } from 'zod'
import { sourceKinds } from '#lib/model/source.ts'

/** A work that a page or a figure rests on, as a reader can weigh it: who published it, when, and what sort it is. */
export const sourceFields = {
  title: z.string().min(4).max(200),
  publisher: z.string().min(2).max(80).describe('The journal, agency or body'),
  year: z.int().min(1900).max(2100).describe('Of the work; of a page that changes: when it was read'),
  kind: z.enum(sourceKinds),
  url: z.url({ protocol: /^https$/ }),
}
