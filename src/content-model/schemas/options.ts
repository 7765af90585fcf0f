import { z } from 'zod'
import { listOf } from '#lib/model/schema-helpers.ts'
import { action, markdown, plainText, priceList, reference, titleAndIntro } from './fields.ts'

/** Several things of one kind next to each other: solutions, reasons, values. */
export const optionsShape = {
  ...titleAndIntro,
  layout: z
    .enum(['cards', 'rows', 'numbered', 'lines', 'notes', 'folded', 'aside', 'ages'])
    .default('cards')
    .describe(
      'folded opens when pressed; aside is for what is not offered; ages needs the ages of its items',
    ),
  items: listOf({
    title: titleAndIntro.title,
    text: markdown,
    status: plainText(120).optional().describe('Regulatory status in a few words'),
    prices: priceList(0).optional().describe('Prices at the end of the row'),
    ages: z
      .strictObject({ from: z.int().min(0), to: z.int().max(120).optional() })
      .optional()
      .describe('On a line of ages: where it begins, and where it ends'),
    photo: reference('photo').optional(),
    link: action.optional(),
  })
    .min(1)
    .max(10),
  outro: markdown.optional(),
  button: action.optional(),
}
