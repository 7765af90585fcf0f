import { z } from 'zod'
import { en } from '#lib/words/en.ts'
import { id, keyOf, recordOf } from './shapes.ts'

export const address = z.string().startsWith('/', 'must start with /')

export const pricesSchema = recordOf(id, {
  name: z.string().min(2).describe('What is paid for'),
  amount: z.int().positive().meta({ unit: 'cents' }).describe('In cents: 9900 is $99'),
  unit: keyOf(en.money.units),
  detail: z.string().optional().describe('What narrows it, such as 2.5 and 5 mg'),
  condition: z.string().optional().describe('When it holds, such as with a GLP-1 plan'),
  product: keyOf(en.money.products).optional().describe('What it buys; unknown asks visitors to ask'),
  note: z.string().optional().describe('What must be said beside it'),
  page: address.meta({ refers: 'page' }).describe('Where it is explained'),
  group: keyOf(en.priceGroups),
  offered: z.boolean().default(true).describe('false for what may not be sold yet'),
  ongoing: z.boolean().default(true).describe('false for what is taken for weeks only'),
  published: z.boolean().default(true).describe('false withdraws it, with every sentence that names it'),
})

export type Price = Omit<z.output<typeof pricesSchema>[string], 'published'> & { id: string }
export type PriceUnit = Price['unit']
