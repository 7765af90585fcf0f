import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { words } from './fields.ts'

/** Large numbers of a page. */
export function figureList(lookups: Lookups) {
  return z
    .array(
      z.strictObject({
        value: z.number(),
        decimals: z.int().min(0).max(1).default(0),
        suffix: z.string().max(8).default(''),
        label: words(lookups, 80),
      }),
    )
    .min(2)
    .max(4)
}
