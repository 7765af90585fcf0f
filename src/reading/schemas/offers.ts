import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import {
  action,
  itemList,
  line,
  opening,
  priceList,
  priceReference,
  prose,
  reference,
  words,
} from './fields.ts'

/** A list of prices. */
export const pricesShape = (lookups: Lookups) => ({
  ...opening(lookups),
  prices: priceList(lookups, 1),
  note: line(lookups, 600).optional(),
  button: action(lookups).optional(),
})

/** Several ways to choose from. */
export const optionsShape = (lookups: Lookups) => ({
  ...opening(lookups),
  layout: z.enum(['cards', 'rows', 'numbered', 'notes']).default('cards'),
  items: z
    .array(
      z.strictObject({
        title: words(lookups, 90),
        text: prose(lookups),
        status: words(lookups, 120).optional().describe('Regulatory status in a few words'),
        photo: reference(lookups.photos, 'photo').optional(),
        link: action(lookups).optional(),
      }),
    )
    .min(2)
    .max(10),
  outro: prose(lookups).optional(),
  button: action(lookups).optional(),
})

/** The membership: what it holds and costs. */
export const membershipShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  text: prose(lookups),
  includes: itemList(lookups),
  price: priceReference(lookups),
  note: line(lookups, 600),
  button: action(lookups),
})
