import { z } from 'zod'
import { en } from '#lib/words/en.ts'
import { id, keyOf, recordOf } from './schema-helpers.ts'

export const address = z.string().startsWith('/', 'must start with /')

export const pricesSchema = recordOf(id, {
  name: z.string().min(2).describe('The name of the item'),
  amount: z.int().positive().meta({ unit: 'cents' }).describe('In cents: 9900 is $99'),
  unit: keyOf(en.money.units),
  detail: z.string().optional().describe('More precisely, such as 2.5 and 5 mg'),
  condition: z.string().optional().describe('A condition, such as with a GLP-1 plan'),
  product: keyOf(en.money.products).optional().describe('What the price buys; unknown tells visitors to ask'),
  note: z.string().optional().describe('What must always appear beside it'),
  page: address.meta({ refers: 'page' }).describe('Where it is explained'),
  group: keyOf(en.priceGroups),
  offered: z.boolean().default(true).describe('false if it may not be sold yet'),
  ongoing: z.boolean().default(true).describe('false for a treatment of a few weeks'),
  published: z.boolean().default(true).describe('false removes it and every sentence that names it'),
})

export type Price = Omit<z.output<typeof pricesSchema>[string], 'published'> & { id: string }
export type PriceUnit = Price['unit']
