import { z } from 'zod'

/** Statements of the practice that no study stands behind: said with their caution, or not at all. */
export const claimsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    text: z.string().min(10).describe('What we say in our own words: "By our own estimate, ..."'),
    caution: z.string().min(10).describe('What must be said beside it'),
    proof: z.string().min(2).optional().describe('Where the proof is kept, once there is one'),
    published: z.boolean().describe('false withdraws it from every page'),
  }),
)

/** What only the owner can answer; pages show the answer as {answer:id}. */
export const answersSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'),
  z.strictObject({
    asks: z.string().min(10).describe('What the owner is asked'),
    answer: z
      .string()
      .min(10)
      .nullable()
      .describe('The answer in whole sentences, as pages say it; null until there is one'),
    until: z
      .string()
      .min(10)
      .optional()
      .describe('What pages say while there is no answer; left out where no page names the entry'),
  }),
)

/** Sums of other people's money: a maker's cash price, a copay, a limit of the tax law. */
export const outsideAmountsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    amount: z.int().positive().meta({ unit: 'cents' }).describe('In cents: 29900 is $299'),
    what: z.string().min(8).describe('What it is, and for how long'),
    source: z.string().min(4).describe('Who says so'),
    read: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
      .describe('The month in which it was read'),
  }),
)
