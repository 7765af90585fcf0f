import { z } from 'zod'
import { periodOf } from '#lib/periods.ts'
import type { Lookups } from '../lookups.ts'

/** The days something is shown, to be spread into its shape. */
export const days = {
  from: z.iso.date().describe('The first day it is shown'),
  until: z.iso.date().describe('The last day it is shown'),
}

type Days = { from: string; until: string }

/** A list of things that are each shown for some days; those whose days are over are left out. */
export function datedList<Entry extends z.ZodType<Days>>(lookups: Lookups, entry: Entry) {
  const inOrder = entry.refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'must be the first day or a later one',
  })
  return z.array(inOrder).transform((all) => {
    const now = Date.now()
    return all
      .map((one) => ({ ...one, period: periodOf(one, lookups.practice.timeZone, now) }))
      .filter(({ period }) => period.ends > now)
  })
}
