import { z } from 'zod'

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 08:30')
  .meta({ unit: 'time' })

const oneSpell = z
  .strictObject({
    note: z.string().min(2).max(40).describe('Why, in a word or two, such as Thanksgiving'),
    from: z.iso.date().describe('The first such day'),
    until: z.iso.date().optional().describe('The last such day; left out for a single day'),
    opens: timeOfDay.optional().describe('Left out, with closes, where the practice is closed'),
    closes: timeOfDay.optional(),
  })
  .refine(({ from, until }) => !until || from <= until, {
    path: ['until'],
    message: 'must be the first day or a later one',
  })
  .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
    path: ['closes'],
    message: 'opens and closes belong together: write both, or neither for a closed day',
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    path: ['closes'],
    message: 'must be a time after opens',
  })
  .transform(({ until, ...spell }) => ({ ...spell, until: until ?? spell.from }))

/** Days that differ from the week, soonest first. No day may stand in two entries: nobody could tell which holds. */
export const specialHours = z.array(oneSpell).transform((spells, context) => {
  const inOrder = spells.toSorted((one, other) => one.from.localeCompare(other.from))
  for (const [index, { from }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before && from <= before.until)
      context.issues.push({
        code: 'custom',
        message: `${from} stands in two entries: each day may have hours of its own once`,
        input: spells,
      })
  }
  return inOrder
})
