import { z } from 'zod'
import { id, recordOf } from '#lib/model/schema-helpers.ts'
import { countSchema, measureSchema, seriesSchema, studySchema } from '#lib/model/evidence.ts'
import { reference } from './fields.ts'

const work = reference('work').describe('The id of the work it comes from')
const certainty = z
  .enum(['seen', 'second-hand', 'known', 'unsure'])
  .describe('How certain the figure is; unsure is never shown')

export const statementSchemas = {
  /** Every figure about an effect that pages may show, with its source. */
  'evidence.yaml': z.strictObject({
    works: z.record(id, studySchema),
    counts: z.record(
      id,
      z
        .strictObject({ work, ...countSchema.shape, certainty })
        .refine(
          ({ of, treated: one, control = 0 }) => one <= of && control <= of,
          'must not be more than "of", the number of people',
        ),
    ),
    measures: recordOf(id, { work, ...measureSchema.shape, certainty }),
    series: recordOf(id, { work, ...seriesSchema.shape, certainty }),
  }),
  /** Statements without a study, which always carry their caution. */
  'claims.yaml': recordOf(id, {
    text: z.string().min(10).describe('What we say in our own words: "By our own estimate, ..."'),
    caution: z.string().min(10).describe('What must always appear beside it'),
    proof: z.string().min(2).optional().describe('Where the proof is kept'),
    published: z.boolean().describe('false removes it from every page'),
  }),
  /** Pages show the answer as {answer:id}. */
  'answers.yaml': recordOf(id, {
    asks: z.string().min(10).describe('What the owner is asked'),
    answer: z.string().min(10).nullable().describe('In whole sentences; null until there is one'),
    fallback: z
      .string()
      .min(10)
      .optional()
      .describe('Shown until there is an answer; remove it if no page shows it'),
  }),
  /** Shared by several pages as {warning:id}. */
  'warnings.yaml': recordOf(id, { text: z.string().min(10) }),
  /** Other people's prices: a manufacturer's cash price, a copay, a tax limit. */
  'outside-amounts.yaml': recordOf(id, {
    amount: z.int().positive().meta({ unit: 'cents' }).describe('In cents: 29900 is $299'),
    what: z.string().min(8).describe('What it is, and for how long'),
    source: z.string().min(4).describe('Who publishes it'),
    read: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
      .describe('When it was read'),
  }),
}
