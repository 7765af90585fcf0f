import { z } from 'zod'
import type { Practice } from '#lib/model/practice.ts'
import type { Lookups } from '../lookups.ts'
import { words } from './fields.ts'

/** Large numbers of a page. What practice.yaml says is shown from there; a rating goes while it is not published. */
export function figureList(lookups: Lookups) {
  const figure = z
    .strictObject({
      value: z.number().optional(),
      shows: z
        .enum(['rating', 'reviews', 'days', 'hours'])
        .optional()
        .describe('Instead of a value: what practice.yaml says of the rating, the days and hours'),
      decimals: z.int().min(0).max(1).default(0),
      suffix: z.string().max(8).default(''),
      label: words(lookups, 80),
    })
    .refine(({ value, shows }) => (value === undefined) !== (shows === undefined), {
      path: ['value'],
      error: 'give a value, or what it shows, and not both',
    })
  return z
    .array(figure)
    .min(2)
    .max(4)
    .transform((figures) =>
      figures.flatMap(({ value, shows, ...rest }) => {
        const own = shows ? shown(shows, lookups.practice) : { value: value! }
        return own ? [{ ...rest, ...own }] : []
      }),
    )
}

function shown(what: 'rating' | 'reviews' | 'days' | 'hours', { rating, hours }: Practice) {
  if (what === 'days') return { value: new Set(hours.flatMap(({ days }) => days)).size }
  if (what === 'hours')
    return { value: Number.parseInt(hours[0]!.closes, 10) - Number.parseInt(hours[0]!.opens, 10) }
  if (!rating.publish) return undefined
  return what === 'rating' ? { value: rating.value, decimals: 1 } : { value: rating.count }
}
