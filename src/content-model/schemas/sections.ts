import { z } from 'zod'
import { id, listOf } from '#lib/model/schema-helpers.ts'
import { watchAddress } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { withLookups, type Resolved } from '../resolve.ts'
import { optionsShape } from './options.ts'
import { chartShape, comparisonShape, riskShape } from './charts.ts'
import { action, itemList, inlineMarkdown, titleAndIntro, priceList } from './fields.ts'
import { markdown, reference, usualTreatments, videoId } from './fields.ts'
import { plainText, textOrDefault } from './fields.ts'

const { title, intro } = titleAndIntro
const photo = reference('photo')
const suitability = z.strictObject({ title, items: itemList })

/** The lightbox also shows films, videos of the video site, and sections of the page. */
const slideLink = z.union([
  withLookups(z.strictObject({ text: plainText(60), film: reference('film') }), ({ text, film }) => ({
    text,
    href: film.src,
  })),
  z
    .strictObject({ text: plainText(60), videoId })
    .transform((link) => ({ text: link.text, href: watchAddress(link.videoId) })),
  z
    .strictObject({
      text: plainText(60),
      part: id.describe('The title of a section of this page in small letters, with - between words'),
    })
    .transform(({ text, part }) => ({ text, href: `#${part}` })),
])

function block<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z.strictObject({
    block: z.literal(name),
    background: z.enum(['cream', 'tint', 'deep']).optional().describe('The band behind the section'),
    ...shape,
  })
}

/** templates/Blocks.astro says which component draws each `block`. */
const section = z.discriminatedUnion('block', [
  block('text', {
    title,
    subheading: plainText(160).optional(),
    text: markdown.optional(),
    list: itemList.optional(),
    listStyle: z.enum(['check', 'plain', 'number']).default('check'),
    extraText: markdown.optional(),
    fallbackMessage: inlineMarkdown().optional().describe('Shown while something is missing'),
    photo: photo.optional(),
    smallPhoto: z.boolean().default(false).describe('true where the words matter more than their picture'),
    wide: z.boolean().default(false).describe('true for the one sentence to remember, page-wide'),
    film: reference('film').optional(),
    videoId: videoId.optional().describe('A film on the video site'),
    button: action.optional(),
  }).refine(({ text, fallbackMessage }) => text ?? fallbackMessage, {
    path: ['text'],
    message: 'write a text, or a fallbackMessage until there is one',
  }),
  block('benefits', {
    title,
    text: markdown.optional(),
    list: itemList.describe('Benefits that a trial or a label supports'),
    photo,
    button: action.optional(),
  }),
  block('studies', {
    ...titleAndIntro,
    findings: listOf({
      figure: plainText(24).describe('The number alone, such as 14.9%'),
      label: inlineMarkdown(200).describe('What the number counts, compared with what'),
      study: inlineMarkdown(240).describe('Trial, people, length'),
    })
      .max(4)
      .default([]),
    text: markdown,
  }),
  block('risk', riskShape),
  block('chart', chartShape),
  block('comparison', comparisonShape).refine(
    ({ subjects, rows }) => rows.every(({ cells }) => cells.length === subjects.length),
    'each row needs as many cells as there are subjects',
  ),
  block('costs', { title, intro, note: plainText(500).optional(), button: action.optional() }),
  block('start', { title, intro }),
  block('weight-check', { title, intro }),
  block('mood-check', { title, intro }),
  block('suits', { title, may: suitability, not: suitability, note: inlineMarkdown().optional() }),
  block('safety', {
    title,
    first: z.array(inlineMarkdown(220)).length(3).describe('The three things that matter most'),
    boxed: inlineMarkdown(900).optional().describe("The label's boxed warning, where there is one"),
    common: listOf({ effect: plainText(60), rate: plainText(60).optional() }).min(2),
    commonNote: inlineMarkdown(400).optional(),
    serious: markdown,
    more: listOf({ title: plainText(60), text: markdown })
      .min(1)
      .max(4)
      .optional()
      .describe('More groups that fold, such as With other medicines'),
    avoidTitle: textOrDefault(90, ({ safety }) => safety.avoid),
    avoid: itemList,
    urgent: inlineMarkdown(1200).describe('Signs that need a call to 911 or the practice at once'),
  }),
  block('steps', {
    ...titleAndIntro,
    steps: listOf({ title, text: inlineMarkdown(500) })
      .min(2)
      .max(8),
  }),
  block('prices', {
    ...titleAndIntro,
    prices: priceList(1),
    usual: usualTreatments.optional(),
    note: inlineMarkdown().optional(),
    button: action.optional(),
  }),
  block('before-after', { title, pair: reference('before/after pair') }),
  block('options', optionsShape),
  block('cards', { title, intro, pages: z.array(reference('page')).min(2) }),
  block('film', { title, text: markdown.optional(), film: reference('film') }),
  block('gallery', {
    ...titleAndIntro,
    photos: z.array(photo).min(3).max(9),
    links: z.array(slideLink).max(6).default([]).describe('Links that open in the lightbox'),
  }),
  block('counters', {
    title,
    items: listOf({
      value: z.int(),
      suffix: z.string().max(8).default(''),
      label: plainText(80),
      animate: z
        .boolean()
        .default(true)
        .describe('Counts up as it comes into view; write false for years and ages'),
    })
      .min(2)
      .max(4),
    note: markdown.optional(),
  }),
  block('founder', {
    title,
    subheading: plainText(160).optional(),
    text: markdown,
    caption: inlineMarkdown().optional().describe('The signature of the letter'),
    photo: photo.describe(
      'founder: the portrait that launch.yaml names, or the picture that stands in for it',
    ),
    button: action.optional(),
  }),
  block('notice', { notice: reference('notice') }),
  block('membership', {
    title,
    text: markdown,
    includes: itemList,
    price: reference('price'),
    note: inlineMarkdown(),
    photo: photo.optional().describe('Below the price, from tablet width up'),
    button: action,
    brief: z.boolean().default(false).describe('true where the banner of the page has the sum in large'),
  }),
  block('financing', { title, text: markdown, terms: inlineMarkdown(), button: action }),
  block('financing-widget', {
    title,
    text: markdown,
    calculatorText: markdown.describe("Shown only with the lender's calculator"),
    button: action,
  }),
  block('social', { title }),
  block('services', { title: textOrDefault(90, ({ pages }) => pages.ourServices), intro }),
  block('testimonials', {
    title,
    intro: inlineMarkdown().optional(),
    pauseOnHover: z.boolean().default(false).describe('Whether it stops while the pointer is over it'),
  }),
  block('injections', { title, intro }),
  block('drips', { title, intro, outro: markdown.optional() }),
  block('providers', { title, intro, button: action.optional() }),
  block('downloads', { title, intro }),
  block('specials', { title, intro }),
  block('newsletter', { title, text: inlineMarkdown() }),
  block('contact', {
    title,
    text: markdown,
    map: z.boolean().default(true).describe('false if the map is already on the page'),
  }),
  block('resume', { title, text: markdown }),
])

const sectionList = z.array(section).min(1)

export const sections = visibleSections(sectionList)

export const treatmentSections = visibleSections(
  sectionList
    .refine(
      (all) => all.some((section) => 'button' in section && section.button),
      'give one of the sections a button',
    )
    .refine((all) => {
      const blocks = all.map(({ block }) => block)
      return blocks.includes('benefits') && !blocks.slice(0, blocks.indexOf('benefits')).includes('safety')
    }, 'add a section with block: benefits before the one with block: safety'),
)

function visibleSections(list: typeof sectionList) {
  return withLookups(list, (all, { lookups }) =>
    all
      .map(withoutEmptyItems)
      .map((section) => withPagePhotos(section, lookups))
      .filter((section) => hasContent(section)),
  )
}

export type Section = Resolved<z.output<typeof section>>

/** The props of a block: its section, and the id made from its title. */
export type SectionOf<Name extends Section['block']> = { id: string } & Omit<
  Extract<Section, { block: Name }>,
  'block' | 'background'
>

/** Without items whose only text is a law that is not written yet. */
function withoutEmptyItems(section: Section): Section {
  if (section.block === 'options')
    return { ...section, items: section.items.filter(({ text }) => text !== '') }
  if (section.block === 'text' && section.list)
    return { ...section, list: section.list.filter((item) => item !== '') }
  return section
}

/** Rows show the photos of the pages that they link to, if each has a different one. */
function withPagePhotos(section: Section, { catalogs }: Lookups): Section {
  if (section.block !== 'options' || section.layout !== 'rows') return section
  const photos = section.items.map(({ link }) => (link ? catalogs.page.get(link.href)?.photo : undefined))
  if (photos.includes(undefined) || new Set(photos).size < photos.length) return section
  return { ...section, items: section.items.map((item, index) => ({ ...item, photo: photos[index] })) }
}

/** A section whose prices are all withdrawn is left out. */
function hasContent(section: Section): boolean {
  if (section.block === 'options') return section.items.length > 0
  return section.block !== 'prices' || section.prices.length > 0
}
