import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { reference } from './fields.ts'

/** The words visitors search with, by the page that answers them. */
export const searchSchema = (lookups: Lookups) =>
  z.strictObject({
    suggested: z
      .array(reference(lookups.previews, 'page'))
      .min(2)
      .max(6)
      .describe('Offered before anything is typed'),
    asked: z.record(
      z.string().refine((address) => lookups.addresses.has(address), 'there is no page at this address'),
      z
        .array(
          z
            .string()
            .min(2)
            .max(40)
            .regex(/^[a-z0-9'’ &+-]+$/, 'must be lower-case words, as typed'),
        )
        .min(1)
        .refine((asked) => new Set(asked).size === asked.length, 'the same words twice'),
    ),
  })
