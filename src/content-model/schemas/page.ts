import { z } from 'zod'
import { families } from '#lib/model/page.ts'
import { sourceSchema, type Source } from '#lib/model/evidence.ts'
import { withLookups } from '../resolve.ts'
import { banner, figure } from './banner.ts'
import { diagramShape } from './charts.ts'
import { questionList } from './lists.ts'
import { sections, treatmentSections } from './sections.ts'
import { action, inlineMarkdown, textWithNames, priceList, markdown, reference } from './fields.ts'

const head = z.strictObject({
  // 'Sermorelin in Newport | A Long Name' -> 'Sermorelin in Newport'
  title: textWithNames(30, 60, (title) => title.replace(/ \| [^|]*$/, '')).describe('30 to 60 characters'),
  description: textWithNames(70, 160).describe('Text in search results, 70 to 160 characters'),
})

const review = z.strictObject({
  by: z.string().nullable().describe('Name and credentials of the reviewer; null until there is one'),
  on: z.iso.date().nullable(),
  next: z.iso.date().describe('When the page is due again'),
})

const questions = questionList(700)

/** Without questions whose whole answer is a law that is not written yet. */
const withAnswersOnly = (list: typeof questions) =>
  withLookups(list, (all) => all.filter(({ answer }) => answer !== ''))

/** A work of evidence.yaml, a law by its id, or a source that only this page has. */
const source = z.union([
  withLookups(z.strictObject({ work: reference('work') }), ({ work }): Source => work),
  withLookups(z.strictObject({ law: reference('law') }), ({ law }) =>
    law.text === null ? undefined : law.source,
  ),
  sourceSchema,
])

const sources = (min: 0 | 1) =>
  withLookups(z.array(source).min(min), (all) => all.filter((source) => source !== undefined))

const glance = {
  what: inlineMarkdown(160),
  suits: inlineMarkdown(160).describe('Who it may suit'),
  prices: priceList(0).prefault([]),
  priceText: inlineMarkdown(160).optional().describe('Text instead of prices'),
  start: inlineMarkdown(160).optional().describe('How to start'),
}

const status = inlineMarkdown(220)

const common = {
  name: textWithNames(2, 60).describe('The name in menus and cards'),
  family: z.enum(families),
  purpose: textWithNames(20, 140).describe('One line under the title, without claims of a result'),
  photo: reference('photo').describe('Banner and social picture'),
  head,
  banner: banner.prefault({}),
  sections,
  questions: withAnswersOnly(questions).prefault([]),
  notices: z.array(reference('notice')).default([]),
  related: z.array(reference('page')).max(4).default([]),
  sources: sources(0).prefault([]),
  updated: z.iso.date().describe('When the words last changed'),
}

const treatment = z.strictObject({
  ...common,
  sections: treatmentSections,
  // As in schema.org, where a substance is not yet a drug.
  kind: z
    .enum(['drug', 'substance', 'supplement', 'procedure', 'therapy', 'service', 'condition'])
    .describe('What the page is about, for search engines'),
  educationOnly: z.boolean().default(false).describe('true if the treatment is explained but not offered'),
  glance: z.strictObject({ ...glance, visit: inlineMarkdown(120), status }),
  button: action,
  questions: withAnswersOnly(questions.min(4)),
  sources: sources(1),
  related: z.array(reference('page')).min(2).max(4),
  reviewed: review,
})

const page = z.strictObject({
  ...common,
  template: z.enum(['home', 'overview', 'blog', 'prices', 'search', 'thanks']),
  lead: markdown.optional(),
  glance: z
    .strictObject({ ...glance, visit: inlineMarkdown(120).optional(), status: status.optional() })
    .optional(),
  contactBlock: z.boolean().default(true).describe('Whether the page ends with the contact block'),
  published: z.boolean().default(true).describe('false hides the page from all visitors'),
  listed: z.boolean().default(true).describe('false hides it from search engines'),
  reviewed: review.optional(),
})

const post = z.strictObject({
  title: textWithNames(10, 90),
  excerpt: textWithNames(60, 200),
  photo: reference('photo'),
  diagram: z
    .strictObject(diagramShape)
    .optional()
    .describe('A picture with numbered parts, at the line {diagram} of the text'),
  pictures: z.array(reference('photo')).max(3).default([]).describe('Pictures between the headings'),
  draft: z.boolean().default(false).describe('true hides it, whatever its date'),
  date: z.iso.date().describe('Date of publication; a future date publishes it on that day'),
  updated: z.iso.date().optional(),
  updateNote: inlineMarkdown(700).optional().describe('What has changed, in a line'),
  head,
  notices: z.array(reference('notice')).default([]),
  related: z.array(reference('page')).max(4).default([]),
  sources: sources(1),
  reviewed: review,
})

const legal = z.strictObject({
  name: textWithNames(2, 60),
  purpose: textWithNames(20, 140),
  photo: reference('photo'),
  effective: z.iso.date(),
  figure,
  updated: z.iso.date(),
  head,
})

export const pageSchemas = { treatment, page, post, legal }
