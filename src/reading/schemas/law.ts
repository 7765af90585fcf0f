import { z } from 'zod'
import { sourceFields } from './source.ts'

/** What the law of a state says, entry by entry; the entries are the same in every state's file. */
export const lawSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
  z.strictObject({
    asks: z.string().min(10).describe('What the entry answers, for whoever writes it'),
    text: z.string().min(10).nullable().describe('What the law says; null until somebody has written it'),
    source: z.strictObject(sourceFields).optional(),
  }),
)
