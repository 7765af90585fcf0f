import { z } from 'zod'
import { en } from '#lib/words/en.ts'
import { id, matching, nameIn, reference, register, words } from './fields.ts'

/** Registries: things that pages name by id. */

const address = z.string().startsWith('/', 'must start with /')

export const pricesSchema = register(id, {
  name: z.string().min(2).describe('What is paid for'),
  amount: z.int().positive().meta({ unit: 'cents' }).describe('In cents: 9900 is $99'),
  unit: nameIn(en.money.units),
  detail: z.string().optional().describe('What narrows it, such as 2.5 and 5 mg'),
  condition: z.string().optional().describe('When it holds, such as with a GLP-1 plan'),
  product: nameIn(en.money.products)
    .optional()
    .describe('Which product it buys; unknown asks visitors to ask'),
  note: z.string().optional().describe('What must be said beside it'),
  page: address.meta({ refers: 'page' }).describe('Where it is explained'),
  group: nameIn(en.priceGroups),
  offered: z.boolean().default(true).describe('false for what may not be sold yet'),
  ongoing: z.boolean().default(true).describe('false for what is taken for weeks only'),
  published: z.boolean().default(true).describe('false withdraws it, with every sentence that names it'),
})

export const photosSchema = z.record(
  z.string(),
  z
    .strictObject({
      file: matching(/^(photos|before-after)\/[\w-]+\.jpg$/, 'must be a file such as photos/hero.jpg'),
      alt: z.string().min(8, 'alt text must say what is shown').max(160),
      tall: matching(/^photos\/tall\/[\w-]+\.jpg$/, 'must be a file such as photos/tall/hero.jpg')
        .optional()
        .describe('The same again, upright'),
      focus: z.enum(['left', 'center', 'right']).default('right').describe('What a tight crop keeps'),
      subject: z
        .int()
        .min(0)
        .max(90)
        .default(40)
        .describe('Where what it shows begins, in percent from the left'),
      drawn: z.boolean().optional().describe('A drawn place: its caption says Illustration'),
      level: z.enum(['top', 'upper']).optional().describe('What a wide crop keeps, if not the middle'),
      credit: z.string().optional(),
    })
    // The editor draws a photo in its own way: see editor/ui/PhotoField.tsx.
    .meta({ form: 'photo' }),
)

export const filmsSchema = register(z.string(), {
  file: matching(/^films\/[\w-]+\.mp4$/, 'must be a file such as films/hero.mp4'),
  poster: reference('photo').describe('A photo id'),
  text: z.string().min(20).describe('What a visitor who cannot see the film misses'),
})

export const pairsSchema = register(z.string(), {
  before: reference('photo'),
  after: reference('photo'),
  illustration: z.boolean().default(false).describe('Drawn, not photographed: its caption says Illustration'),
  caption: z.string().min(8),
})

export const redirectsSchema = z.record(address, address)

const share = z.number().min(0).max(100)

/** Labelled models: a picture each, and where its parts stand on it. */
export const modelsSchema = register(z.string(), {
  photo: reference('photo'),
  parts: z.record(
    z.string(),
    z.strictObject({
      name: words(30),
      x: share.describe("Percent of the picture's width"),
      y: share.describe("Percent of the picture's height"),
    }),
  ),
})
