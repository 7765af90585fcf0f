import { z } from 'zod'
import { marks } from '#lib/model/evidence.ts'
import { sourceFields } from './source.ts'

const id = z.string().regex(/^[a-z0-9-]+$/)
const mark = z.enum(marks).describe('How sure it is; what is unsure is never printed')
const work = z.string().describe('The id of the work it comes from')

const figure = {
  work,
  what: z.string().min(4).describe('What was counted or measured'),
  with: z.number().describe('With the treatment'),
  without: z.number().optional().describe('With placebo, or the comparison named'),
  withName: z.string().optional(),
  withoutName: z.string().optional(),
  mark,
}

/** Every figure a page may print about what a treatment does, and the works they come from. */
export const evidenceSchema = z.strictObject({
  works: z.record(
    id,
    z.strictObject({
      ...sourceFields,
      short: z.string().min(3).max(40).describe('As figures name it, such as STEP 1'),
      people: z.string().optional().describe('Who was studied'),
      span: z.string().optional().describe('For how long'),
    }),
  ),
  counts: z.record(
    id,
    z
      .strictObject({
        ...figure,
        of: z.literal([100, 10_000]).default(100),
        mayBeChance: z.boolean().default(false).describe('The difference may be chance'),
      })
      .refine(({ of, with: one, without = 0 }) => one <= of && without <= of, 'more people than there were'),
  ),
  measures: z.record(
    id,
    z.strictObject({
      ...figure,
      unit: z.string().min(1),
      to: z.number().optional().describe('The upper end, where it is a range'),
    }),
  ),
  series: z.record(
    id,
    z.strictObject({
      work,
      what: z.string().min(4),
      unit: z.string().min(1),
      time: z.enum(['weeks', 'months']),
      mark,
      lines: z
        .array(
          z.strictObject({
            name: z.string().min(2),
            points: z.array(z.tuple([z.number(), z.number()])).min(2),
          }),
        )
        .min(1),
    }),
  ),
})
