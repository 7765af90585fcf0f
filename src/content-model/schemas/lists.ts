import { z } from 'zod'
import { address } from '#lib/model/price.ts'
import { httpsLink, listOf, objectWithKeys } from '#lib/model/schema-helpers.ts'
import { moodOutcomes, weightOutcomes } from '#lib/checks.ts'
import { toPeriod } from '#lib/periods.ts'
import { withLookups, report, type Resolved } from '../resolve.ts'
import { action, inlineMarkdown, priceList, markdown, reference, plainText } from './fields.ts'
import { navigationSchema } from './navigation.ts'

export function questionList(max: number) {
  return listOf({
    question: plainText(140),
    answer: inlineMarkdown(max),
    more: inlineMarkdown(400).optional(),
  })
}

const drip = z.strictObject({
  id: z.string(),
  title: plainText(60),
  photo: reference('photo'),
  description: markdown,
  price: reference('price'),
  minutes: z.int().min(5).max(480).describe('How long it takes'),
  plan: plainText(60).optional().describe('Shown beside the minutes if a visit takes longer'),
  questions: questionList(500).min(2).max(6),
  button: action,
})

const shownDays = {
  from: z.iso.date().describe('The first day it is shown'),
  until: z.iso.date().describe('The last day it is shown'),
}
type Days = { from: string; until: string }

function datedList<Entry extends z.ZodType<Days>>(entry: Entry) {
  const inOrder = entry.refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'must be the first day or a later one',
  })
  return withLookups(z.array(inOrder), (all, { lookups, state }) => {
    const now = state.now.getTime()
    return (all as (Resolved<z.output<Entry>> & Days)[])
      .map((dated) => ({ ...dated, period: toPeriod(dated, lookups.practice.timeZone, now) }))
      .filter(({ period }) => period.ends > now)
  })
}

const download = z.strictObject({
  title: plainText(80),
  about: inlineMarkdown(240).optional().describe('When patients need it'),
  file: reference('document').describe('A PDF in content/downloads'),
  privacyNotice: z
    .boolean()
    .optional()
    .describe('true for the Notice of Privacy Practices, linked on every page'),
})

const outcome = z.strictObject({ title: plainText(80), text: inlineMarkdown(400) })

const searchPhrases = z
  .array(
    z
      .string()
      .regex(/^[a-z0-9'’ &+-]+$/, 'must be lower-case words, as typed')
      .min(2)
      .max(40),
  )
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'the same phrase is listed twice')

/** Files that many pages share. Most are a list with a block that shows it. */
export const listSchemas = {
  'navigation.yaml': navigationSchema,
  'redirects.yaml': z.record(address, address),
  'services.yaml': listOf({
    title: plainText(60),
    lines: z.array(plainText(90)).min(1).max(6).describe('Shown on hover and focus'),
    noBullets: z.boolean().default(false),
    photo: reference('photo'),
    link: withLookups(reference('page'), (page) => page.address),
    linkText: plainText(40),
  }).min(1, 'at least 1 service card'),
  'testimonials.yaml': z
    .array(
      z
        .strictObject({
          firstName: z.string().min(2).max(30),
          stars: z.int().min(1).max(5).describe('1 to 5'),
          quote: plainText(320),
          sample: z.boolean().describe('true until it is a real quote with a date and consent'),
          source: z.string().max(60).optional().describe('Where it was written, such as Google'),
          sourceUrl: httpsLink.optional().describe('Where it can be read, if it is public'),
          date: z.iso.date().optional(),
          consentOnFile: z.boolean().optional(),
        })
        .refine(
          (quote) => quote.sample || (quote.source && quote.date && quote.consentOnFile),
          'a testimonial that is not a sample needs source, date and consentOnFile: true',
        ),
    )
    .min(1, 'at least 1 quote'),
  'injections.yaml': listOf({
    id: z.string(),
    title: plainText(60),
    photo: reference('photo'),
    description: markdown,
    status: inlineMarkdown(200),
    bullets: listOf({
      icon: z.enum(['check', 'leaf', 'drop', 'sun', 'shield']).optional(),
      lead: plainText(60).optional(),
      text: inlineMarkdown(240),
    })
      .min(3)
      .max(7),
    caution: inlineMarkdown(400).optional(),
    frequency: plainText(80),
    prices: priceList(1),
  }).min(1, 'at least 1 injection'),
  /** The contact form preselects the drip of `?about=`. */
  'drips.yaml': z
    .array(
      withLookups(drip, ({ button, ...fields }) => ({
        ...fields,
        button: button.href === '/contact' ? { ...button, href: `/contact?about=${fields.id}` } : button,
      })),
    )
    .min(1, 'at least 1 drip'),
  // The next four files are empty until the practice fills them.
  'announcements.yaml': datedList(
    z.strictObject({
      text: inlineMarkdown(300).describe('One or two sentences, at the top of every page'),
      tone: z.enum(['calm', 'alert']).default('calm').describe('alert is for storms and closures'),
      link: action.optional(),
      ...shownDays,
    }),
  ),
  'specials.yaml': datedList(
    z.strictObject({
      title: plainText(60),
      text: inlineMarkdown(300).describe('What it is and for whom; sums of money as {price:...}'),
      price: reference('price').optional().describe('A price of prices.yaml'),
      button: action.optional(),
      ...shownDays,
    }),
  ),
  'providers.yaml': listOf({
    sample: z.boolean().default(false).describe('true until it is the person’s own biography'),
    name: plainText(60).nullable().describe('Name as on the license; null in a sample'),
    credentials: plainText(60).nullable().describe('After the name, such as APRN, FNP-C'),
    role: plainText(60).describe('Such as Nurse practitioner'),
    founder: z.boolean().default(false).describe('true for the founder, who must be first'),
    license: plainText(60).nullable().describe('State, type and number, as in the state’s license look-up'),
    training: plainText(160).nullable().default(null).describe('School and degree, certifying board'),
    years: z.int().positive().nullable().default(null).describe('Years in practice'),
    photo: reference('photo'),
    languages: z.array(plainText(30)).min(1, 'at least 1 language').describe('Spoken with patients'),
    cares: markdown.optional().describe('What matters to them, in their own words'),
    expect: markdown.optional().describe('What patients can expect of them, in their own words'),
  }).superRefine((all, context) => {
    const report = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message })
    for (const [index, { founder, sample, ...provider }] of all.entries()) {
      if (founder && index > 0)
        report(index, 'founder', 'the founder stands first: move this entry to the top')
      for (const field of ['name', 'credentials', 'license'] as const)
        if (!sample && provider[field] === null)
          report(index, field, 'a biography that is not a sample needs a name, credentials and a license')
    }
  }),
  'downloads.yaml': z.array(withLookups(download, ({ file, ...fields }) => ({ ...fields, document: file }))),
  'start.yaml': listOf({
    title: plainText(40),
    concerns: listOf({
      words: plainText(60).describe("In the words of a visitor: I'm tired all the time"),
      first: z.boolean().default(false).describe('true: one of the few lines at the top of the page'),
      text: inlineMarkdown(300),
      pages: z
        .array(reference('page'))
        .max(3)
        .refine((pages) => pages.length !== 1, 'name two or three pages, or none where only a call helps')
        .describe('Two or three, or none for an emergency'),
      next: action.describe('The one thing to do next'),
    }).min(1),
  }).min(1),
  'checks.yaml': z.strictObject({
    weight: objectWithKeys(weightOutcomes, outcome),
    mood: objectWithKeys(moodOutcomes, outcome),
  }),
  'search.yaml': z.strictObject({
    suggested: z.array(reference('page')).min(2).max(6).describe('Suggested before a visitor types'),
    asked: withLookups(z.record(z.string(), searchPhrases), (all, context) => {
      for (const address of Object.keys(all))
        if (!context.lookups.addresses.has(address))
          report(
            context,
            'there is no page at this address: write the address of a page, such as /prices',
            address,
          )
      return all
    }),
  }),
}
