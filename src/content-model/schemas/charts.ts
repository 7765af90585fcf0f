import { z } from 'zod'
import { listOf } from '#lib/model/schema-helpers.ts'
import { inlineMarkdown, titleAndIntro, priceList, markdown, reference, plainText } from './fields.ts'

export const riskShape = {
  ...titleAndIntro,
  treatedName: plainText(40).describe('Head of the first column, such as With semaglutide'),
  counts: z.array(reference('count')).min(1, 'at least 1 count of evidence.yaml'),
  text: markdown.optional(),
}

/** A chart is made from `series` or `bars`. */
export const chartShape = {
  title: plainText(90),
  text: inlineMarkdown(240).describe('One sentence that says what the chart shows'),
  note: inlineMarkdown(300).optional(),
  series: reference('series').optional().describe('Published points over time'),
  bars: listOf({
    name: plainText(40),
    measure: reference('measure'),
    arm: z.enum(['treated', 'control']).optional().describe('Which arm of a head-to-head trial'),
  })
    .min(2)
    .optional()
    .describe('Measures side by side; two arms of one trial are drawn across the page'),
}

const cell = z
  .strictObject({
    text: inlineMarkdown(400).optional(),
    list: z.array(inlineMarkdown(200)).min(2).optional(),
    counts: z.array(reference('count')).optional(),
    measures: z.array(reference('measure')).optional(),
    arm: z.enum(['treated', 'control']).optional().describe('Which arm of a head-to-head trial'),
    prices: priceList(0).optional(),
    usual: z
      .strictObject({ price: reference('price'), units: z.array(z.int().positive()).min(1) })
      .optional()
      .describe('The usual cost: a number of units and the price of one'),
  })
  .refine(
    (cell) => Object.keys(cell).length > 0,
    'this cell is empty: write text, list, counts, measures, prices or usual',
  )

export const comparisonShape = {
  ...titleAndIntro,
  subjects: listOf({
    name: plainText(40),
    detail: plainText(80).optional(),
    page: reference('page').optional().describe('Where it is explained'),
  })
    .min(2)
    .max(5),
  rows: listOf({
    heading: plainText(60).optional().describe('A heading above this row and those after it'),
    label: plainText(60).describe('What is compared in this row'),
    note: inlineMarkdown(200).optional(),
    cells: z.array(cell).min(2).max(5).describe('One for each column, in the same order'),
  }).min(2),
  note: markdown.optional(),
}

export const diagramShape = {
  ...titleAndIntro,
  drawing: reference('diagram'),
  parts: listOf({
    part: z.string().describe('A part of the drawing, by its id in diagrams.yaml'),
    text: inlineMarkdown(300),
  })
    .min(2)
    .max(4),
}
