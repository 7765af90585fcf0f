import { z } from 'zod'
import { families, kinds, statuses } from '#lib/model/page.ts'
import type { Source } from '#lib/model/source.ts'
import type { Html } from '#lib/model/text.ts'
import type { Lookups } from '../lookups.ts'
import { modelShape } from './models.ts'
import { banner, figure } from './banner.ts'
import { action, line, named, priceList, prose, reference, words } from './fields.ts'
import { sections } from './said-sections.ts'
import { sourceFields } from './source.ts'

/** What every page says of itself to the head of the document. */
const head = (lookups: Lookups) =>
  z.strictObject({
    title: named(lookups, 30, 60, withoutLastPart).describe('Title in search results, 30 to 60 characters'),
    description: named(lookups, 70, 160).describe('Text in search results, 70 to 160 characters'),
  })

/** 'Sermorelin in Newport | A Long Name' -> 'Sermorelin in Newport', where a practice's names are too long for both. */
function withoutLastPart(title: string): string {
  return title.replace(/ \| [^|]*$/, '')
}

const review = z.strictObject({
  by: z.string().nullable().describe('Name and credentials of the reviewer; null until there is one'),
  on: z.iso.date().nullable(),
  next: z.iso.date().describe('When the page is due again'),
})

const questions = (lookups: Lookups) =>
  z.array(
    z.strictObject({
      question: words(lookups, 140),
      answer: line(lookups, 700),
      more: line(lookups, 400).optional(),
    }),
  )

/** A question whose whole answer is a law that nobody has written down yet is not asked. */
const answered = (all: { question: string; answer: Html; more?: Html | undefined }[]) =>
  all.filter(({ answer }) => answer !== '')

const ownSource = z.strictObject({
  ...sourceFields,
  url: sourceFields.url.optional().describe('Left out where the work is certain and its address is not'),
})

/** The source of an entry of the state's file; none where the entry is not written yet. */
const lawSource = (lookups: Lookups) =>
  z
    .strictObject({ law: reference(lookups.law, 'law') })
    .transform(({ law }): Source | undefined => (law.text === null ? undefined : law.source))

/** A work of evidence.yaml, a law of the state by its id, or one that this page alone rests on. */
const source = (lookups: Lookups) =>
  z.union([
    z.strictObject({ work: reference(lookups.evidence.works, 'work') }).transform(({ work }): Source => work),
    lawSource(lookups),
    ownSource,
  ])

const sources = (lookups: Lookups, min: 0 | 1) =>
  z
    .array(source(lookups))
    .min(min)
    .transform((all) => all.filter((one) => one !== undefined))

/** The summary box under the banner: the answers a visitor looks for first. */
const glance = (lookups: Lookups) => ({
  what: line(lookups, 160),
  suits: line(lookups, 160).describe('Who it may suit'),
  prices: priceList(lookups, 0).prefault([]),
  priceText: line(lookups, 160).optional().describe('Instead of prices, where none is set or there are many'),
  start: line(lookups, 160).optional().describe('How to start'),
})

const status = (lookups: Lookups) => z.strictObject({ kind: z.enum(statuses), text: line(lookups, 220) })

const common = (lookups: Lookups) => ({
  name: named(lookups, 2, 60).describe('The page in menus and cards'),
  family: z.enum(families),
  purpose: named(lookups, 20, 140).describe('One line under the title, without claims of a result'),
  photo: reference(lookups.photos, 'photo').describe('Banner and social picture'),
  head: head(lookups),
  banner: banner(lookups).prefault({}),
  sections: sections(lookups),
  questions: questions(lookups).prefault([]).transform(answered),
  notices: z.array(reference(lookups.notices, 'notice')).default([]),
  related: z.array(reference(lookups.previews, 'page')).max(4).default([]),
  sources: sources(lookups, 0).prefault([]),
  updated: z.iso.date().describe('When the words last changed'),
})

/** A treatment: a drug, a procedure or a device, in the order a patient asks. */
export const treatmentSchema = (lookups: Lookups) =>
  z.strictObject({
    ...common(lookups),
    sections: sections(lookups).refine(
      (all) => all.some((one) => 'button' in one && one.button),
      'one of the sections needs a button, so that the page leads somewhere',
    ),
    kind: z.enum(kinds).describe('What the page is about, for search engines'),
    educationOnly: z.boolean().default(false).describe('Explained because patients ask, not offered'),
    glance: z.strictObject({
      ...glance(lookups),
      visit: line(lookups, 120),
      status: status(lookups),
    }),
    button: action(lookups),
    questions: questions(lookups).min(4).transform(answered),
    sources: sources(lookups, 1),
    related: z.array(reference(lookups.previews, 'page')).min(2).max(4),
    reviewed: review,
  })

/** Any other page: overviews of a family, pages of the practice. */
export const pageSchema = (lookups: Lookups) =>
  z.strictObject({
    ...common(lookups),
    template: z.enum(['home', 'overview', 'journal', 'prices', 'search', 'thanks']),
    lead: prose(lookups).optional(),
    glance: z
      .strictObject({
        ...glance(lookups),
        visit: line(lookups, 120).optional(),
        status: status(lookups).optional(),
      })
      .optional(),
    contactBlock: z.boolean().default(true).describe('Whether the shared contact block closes the page'),
    published: z.boolean().default(true).describe('false keeps the page for later: no visitor sees it'),
    listed: z.boolean().default(true).describe('false keeps it out of the sitemap and search engines'),
    reviewed: review.optional(),
  })

/** An article of the journal. Its body is Markdown. */
export const postSchema = (lookups: Lookups) =>
  z.strictObject({
    title: named(lookups, 10, 90),
    excerpt: named(lookups, 60, 200),
    photo: reference(lookups.photos, 'photo'),
    figure: z
      .strictObject(modelShape(lookups))
      .optional()
      .describe('A labelled model, drawn where the text has a line {figure}'),
    pictures: z
      .array(reference(lookups.photos, 'photo'))
      .max(3)
      .default([])
      .describe('Pictures spread between the headings; one at a place of its own is a line {picture:name}'),
    draft: z.boolean().default(false).describe('Nobody sees it yet, whatever its date'),
    date: z.iso.date().describe('Date of publication; with a day to come it is shown from that day on'),
    updated: z.iso.date().optional(),
    updateNote: line(lookups, 700).optional().describe('What changed since, in a line'),
    head: head(lookups),
    notices: z.array(reference(lookups.notices, 'notice')).default([]),
    related: z.array(reference(lookups.previews, 'page')).max(4).default([]),
    sources: sources(lookups, 1),
    reviewed: review,
  })

/** A legal text. Its body is Markdown. */
export const legalSchema = (lookups: Lookups) =>
  z.strictObject({
    name: named(lookups, 2, 60),
    purpose: named(lookups, 20, 140),
    photo: reference(lookups.photos, 'photo'),
    effective: z.iso.date(),
    figure: figure(lookups),
    updated: z.iso.date(),
    head: head(lookups),
  })
