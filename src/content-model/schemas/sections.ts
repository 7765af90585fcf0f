import { z } from 'zod'
import { atLeast, between, entries, id } from '#lib/model/shapes.ts'
import { watchAddress } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { later, type Resolved } from '../resolve.ts'
import { chartShape, comparisonShape, riskShape } from './figures.ts'
import { action, itemList, line, opening, priceList } from './fields.ts'
import { priceReference, prose, reference, videoId, words, wordsOr } from './fields.ts'

const { title, intro } = opening
const photo = reference('photo')
const suits = z.strictObject({ title, items: itemList })

/** What the lightbox shows besides pictures: a film of ours, a film of the video site, or a part of the same page. */
const slideLink = z.union([
  later(z.strictObject({ text: words(60), film: reference('film') }), ({ text, film }) => ({
    text,
    href: film.src,
  })),
  z
    .strictObject({ text: words(60), videoId })
    .transform((one) => ({ text: one.text, href: watchAddress(one.videoId) })),
  z
    .strictObject({
      text: words(60),
      part: id.describe('The title of a section of this page, in small letters with - between the words'),
    })
    .transform(({ text, part }) => ({ text, href: `#${part}` })),
])

function block<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z.strictObject({
    block: z.literal(name),
    ground: z.enum(['cream', 'tint', 'deep']).optional().describe('The band behind the section'),
    ...shape,
  })
}

/** The closed list of blocks a page may be made of. Each `block:` name is a folder in src/components. */
const section = z.discriminatedUnion('block', [
  block('text', {
    title,
    subheading: words(160).optional(),
    text: prose,
    list: itemList.optional(),
    listStyle: z.enum(['check', 'plain', 'number']).default('check'),
    extraText: prose.optional(),
    fallbackMessage: line().optional().describe('Said where something is not there yet'),
    photo: photo.optional(),
    film: reference('film').optional(),
    videoId: videoId.optional().describe('A film on the video site'),
    button: action.optional(),
  }),
  block('benefits', {
    title,
    text: prose.optional(),
    list: itemList.describe('What the patient gains, each true by a trial, a label or its nature'),
    photo,
    button: action.optional(),
  }),
  block('studies', {
    ...opening,
    findings: entries({
      figure: words(24).describe('The number alone, such as 14.9%'),
      label: line(200).describe('What the number counts, and against what'),
      study: line(240).describe('Trial, people, length'),
    })
      .max(4)
      .default([]),
    text: prose,
  }),
  block('risk', riskShape),
  block('chart', chartShape),
  block('comparison', comparisonShape).refine(
    ({ subjects, rows }) => rows.every(({ cells }) => cells.length === subjects.length),
    'every row has a cell for each column',
  ),
  block('costs', { title, intro, note: words(500).optional(), button: action.optional() }),
  block('start', { title, intro }),
  block('weight-check', { title, intro }),
  block('mood-check', { title, intro }),
  block('suits', { title, may: suits, not: suits, note: line().optional() }),
  block('safety', {
    title,
    first: z.array(line(220)).length(3).describe('The three things that matter most'),
    boxed: line(900).optional().describe("The label's boxed warning, where there is one"),
    common: atLeast(2, { effect: words(60), rate: words(60).optional() }),
    commonNote: line(400).optional(),
    serious: prose,
    more: between(1, 4, { title: words(60), text: prose })
      .optional()
      .describe('Groups of their own, such as With other medicines; they fold, and so does Serious'),
    avoidTitle: wordsOr(90, ({ safety }) => safety.avoid),
    avoid: itemList,
    urgent: line().describe('Signs that need a call to 911 or the practice at once'),
  }),
  block('steps', {
    ...opening,
    steps: between(2, 8, { title, text: line(500) }),
  }),
  block('prices', {
    ...opening,
    prices: priceList(1),
    note: line().optional(),
    button: action.optional(),
  }),
  block('before-after', { title, pair: reference('before/after pair') }),
  block('options', {
    ...opening,
    layout: z.enum(['cards', 'rows', 'numbered', 'lines', 'notes']).default('cards'),
    items: between(2, 10, {
      title,
      text: prose,
      status: words(120).optional().describe('Regulatory status in a few words'),
      prices: priceList(0).optional().describe('What it costs, at the end of its row'),
      photo: photo.optional(),
      link: action.optional(),
    }),
    outro: prose.optional(),
    button: action.optional(),
  }),
  block('cards', { title, intro, pages: z.array(reference('page')).min(2) }),
  block('film', { title, text: prose.optional(), film: reference('film') }),
  block('gallery', {
    ...opening,
    photos: z.array(photo).min(3).max(9),
    links: z.array(slideLink).max(6).default([]).describe('What opens large and is no picture'),
  }),
  block('figures', {
    title,
    figures: between(2, 4, {
      value: z.int(),
      suffix: z.string().max(8).default(''),
      label: words(80),
      counts: z.boolean().default(true).describe('Counts up as it comes into view; off for years and ages'),
    }),
    note: prose.optional(),
  }),
  block('founder', {
    title,
    text: prose,
    caption: line().describe('Signs the letter'),
    photo: photo.describe(
      'founder: the portrait that launch.yaml names, or the picture that stands in for it',
    ),
  }),
  block('notice', { notice: reference('notice') }),
  block('membership', {
    title,
    text: prose,
    includes: itemList,
    price: priceReference,
    note: line(),
    button: action,
  }),
  block('financing', { title, text: prose, terms: line(), photo, button: action }),
  block('financing-widget', {
    title,
    text: prose,
    calculatorText: prose.describe("Said only where the lender's calculator stands"),
    button: action,
  }),
  block('social', { title }),
  block('services', { title: wordsOr(90, ({ pages }) => pages.ourServices), intro }),
  block('testimonials', {
    title,
    intro: line().optional(),
    pauseOnHover: z.boolean().default(false).describe('Whether it also waits while a mouse rests on it'),
  }),
  block('injections', { title, intro }),
  block('drips', { title, intro, outro: prose.optional() }),
  block('providers', { title, intro, button: action.optional() }),
  block('downloads', { title, intro }),
  block('specials', { title, intro }),
  block('newsletter', { title, text: line() }),
  block('contact', {
    title,
    text: prose,
    map: z.boolean().default(true).describe('false where the map stands elsewhere on the page'),
  }),
  block('resume', { title, text: prose }),
])

const sectionList = z.array(section).min(1)

export const sections = shown(sectionList)

export const treatmentSections = shown(
  sectionList
    .refine(
      (all) => all.some((one) => 'button' in one && one.button),
      'one of the sections needs a button, so that the page leads somewhere',
    )
    .refine((all) => {
      const blocks = all.map(({ block }) => block)
      return blocks.includes('benefits') && !blocks.slice(0, blocks.indexOf('benefits')).includes('safety')
    }, 'a section of benefits is needed, before the warnings'),
)

function shown(list: typeof sectionList) {
  return later(list, (all, { lookups }) =>
    all
      .map(withoutGaps)
      .map((one) => withPictures(one, lookups))
      .filter((one) => hasSomethingToSay(one)),
  )
}

/** What a page file says of one section. */
export type Section = Resolved<z.output<typeof section>>

/** What a file says of a section, and the id that its title gives: what the block of that name draws. */
export type SectionOf<Name extends Section['block']> = { id: string } & Omit<
  Extract<Section, { block: Name }>,
  'block' | 'ground'
>

/** What only said a law that nobody has written down for this state is left out with it. */
function withoutGaps(one: Section): Section {
  if (one.block === 'options') return { ...one, items: one.items.filter(({ text }) => text !== '') }
  if (one.block === 'text' && one.list) return { ...one, list: one.list.filter((item) => item !== '') }
  return one
}

/** Rows that all lead onward, each to a page of its own, begin with that page's picture. */
function withPictures(one: Section, { registers }: Lookups): Section {
  if (one.block !== 'options' || one.layout !== 'rows') return one
  const photos = one.items.map(({ link }) => (link ? registers.page.get(link.href)?.photo : undefined))
  if (photos.includes(undefined) || new Set(photos).size < photos.length) return one
  return { ...one, items: one.items.map((item, index) => ({ ...item, photo: photos[index] })) }
}

/** A list whose prices are all withdrawn says nothing, nor do the words around it. */
function hasSomethingToSay(one: Section): boolean {
  if (one.block === 'options') return one.items.length > 0
  return one.block !== 'prices' || one.prices.length > 0
}
