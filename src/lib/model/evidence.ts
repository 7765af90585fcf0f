import { z } from 'zod'
import { en } from '#lib/words/en.ts'
import { httpsLink, keyOf, listOf } from './schema-helpers.ts'

const publicationSchema = z.strictObject({
  title: z.string().min(4).max(200),
  publisher: z.string().min(2).max(80).describe('The journal, agency or body'),
  year: z.int().min(1900).max(2100).describe('The year of the work, or when you read a page that changes'),
  kind: keyOf(en.review.sourceKinds),
  url: httpsLink,
})

export const studySchema = publicationSchema.extend({
  short: z.string().min(3).max(40).describe('As figures name it, such as STEP 1'),
  people: z.string().optional().describe('Who was studied'),
  span: z.string().optional().describe('For how long'),
})

const figureSchema = z.strictObject({
  what: z.string().min(4).describe('What was counted or measured'),
  treated: z.number().describe('With the treatment'),
  control: z.number().optional().describe('With placebo, or the comparison named'),
  treatedName: z.string().optional(),
  controlName: z.string().optional(),
})

/** People of 100, or of 10,000 in a year. */
export const countSchema = figureSchema.extend({
  of: z.literal([100, 10_000]).default(100),
  mayBeChance: z.boolean().default(false).describe('The difference may be chance'),
})

export const measureSchema = figureSchema.extend({
  unit: z.string().min(1),
  to: z.number().optional().describe('The upper end of a range'),
})

export const seriesSchema = z.strictObject({
  what: z.string().min(4),
  unit: z.string().min(1),
  time: z.enum(['weeks', 'months']),
  lines: listOf({
    name: z.string().min(2),
    points: z.array(z.tuple([z.number(), z.number()])).min(2),
  }).min(1),
})

export const sourceSchema = publicationSchema.extend({
  url: httpsLink.optional().describe('The address, if it is known'),
})

/** A file in content/law; every state's has the same entries. */
export const lawSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
  z.strictObject({
    asks: z.string().min(10).describe('The question that this entry answers'),
    text: z.string().min(10).nullable().describe('What the law says; null until somebody has written it'),
    source: publicationSchema.optional(),
  }),
)

export type Law = z.output<typeof lawSchema>[string]
export type Source = z.output<typeof sourceSchema>
export type Work = z.output<typeof studySchema> & { id: string }

type Figure<Schema extends z.ZodType> = z.output<Schema> & { id: string; work: Work }
export type CountFigure = Figure<typeof countSchema>
export type MeasureFigure = Figure<typeof measureSchema>
export type Series = Figure<typeof seriesSchema>
