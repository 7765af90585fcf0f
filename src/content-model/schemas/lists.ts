import { z } from 'zod'
import { address } from '#lib/model/price.ts'
import { atLeast, between, eachOf, entries, httpsLink, matching } from '#lib/model/shapes.ts'
import { moodOutcomes } from '#lib/mood-check.ts'
import { toPeriod } from '#lib/periods.ts'
import { weightOutcomes } from '#lib/weight-check.ts'
import { later, report, type Resolved } from '../resolve.ts'
import { action, line, priceList, priceReference, prose, reference, words } from './fields.ts'
import { navigationSchema } from './navigation.ts'

export function questionList(max: number) {
  return entries({ question: words(140), answer: line(max), more: line(400).optional() })
}

const drip = z.strictObject({
  id: z.string(),
  title: words(60),
  photo: reference('photo'),
  description: prose,
  price: priceReference,
  minutes: z.int().min(5).max(480).describe('How long it takes'),
  plan: words(60).optional().describe('Said beside the minutes where a visit takes longer'),
  questions: questionList(500).min(2).max(6),
  button: action,
})

const days = {
  from: z.iso.date().describe('The first day it is shown'),
  until: z.iso.date().describe('The last day it is shown'),
}
type Days = { from: string; until: string }

/** A list of things that are each shown for some days; those whose days are over are left out. */
function datedList<Entry extends z.ZodType<Days>>(entry: Entry) {
  const inOrder = entry.refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'must be the first day or a later one',
  })
  return later(z.array(inOrder), (all, { lookups }) => {
    const now = Date.now()
    return (all as (Resolved<z.output<Entry>> & Days)[])
      .map((one) => ({ ...one, period: toPeriod(one, lookups.practice.timeZone, now) }))
      .filter(({ period }) => period.ends > now)
  })
}

const download = z.strictObject({
  title: words(80),
  about: line(240).optional().describe('When it is needed'),
  file: reference('document').describe('A PDF in content/downloads'),
  privacyNotice: z.boolean().optional().describe('The Notice of Privacy Practices, at every foot'),
})

const outcome = z.strictObject({ title: words(80), text: line(400) })

const asked = z
  .array(
    matching(/^[a-z0-9'’ &+-]+$/, 'must be lower-case words, as typed')
      .min(2)
      .max(40),
  )
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'the same words twice')

/** The files that many pages share: menus, and lists that one block each draws. */
export const listSchemas = {
  'navigation.yaml': navigationSchema,
  'redirects.yaml': z.record(address, address),
  'services.yaml': entries({
    title: words(60),
    lines: z.array(words(90)).min(1).max(6).describe('Shown on hover and focus'),
    noBullets: z.boolean().default(false),
    photo: reference('photo'),
    link: later(reference('page'), (page) => page.address),
    linkText: words(40),
  }).min(1, 'at least 1 service card'),
  'testimonials.yaml': z
    .array(
      z
        .strictObject({
          firstName: z.string().min(2).max(30),
          stars: z.int().min(1).max(5).describe('1 to 5'),
          quote: words(320),
          sample: z.boolean().describe('true until a real, dated, authorised quote replaces it'),
          source: z.string().max(60).optional().describe('Where it was written, such as Google'),
          sourceUrl: httpsLink.optional().describe('Where it can be read, if it is public'),
          date: z.iso.date().optional(),
          consentOnFile: z.boolean().optional(),
        })
        .refine(
          (one) => one.sample || (one.source && one.date && one.consentOnFile),
          'a testimonial that is not a sample needs source, date and consentOnFile: true',
        ),
    )
    .min(1, 'at least 1 quote'),
  'injections.yaml': entries({
    id: z.string(),
    title: words(60),
    photo: reference('photo'),
    description: prose,
    status: line(200),
    bullets: between(3, 7, {
      icon: z.enum(['check', 'leaf', 'drop', 'sun', 'shield']).optional(),
      lead: words(60).optional(),
      text: line(240),
    }),
    caution: line(400),
    frequency: words(80),
    prices: priceList(1),
  }).min(1, 'at least 1 injection'),
  /** The contact button of a drip tells the form which drip it is about. */
  'drips.yaml': z
    .array(
      later(drip, ({ button, ...one }) => ({
        ...one,
        button: button.href === '/contact' ? { ...button, href: `/contact?about=${one.id}` } : button,
      })),
    )
    .min(1, 'at least 1 drip'),
  // What practices ask for first. These four are empty until the practice fills them; an empty one shows nothing.
  'announcements.yaml': datedList(
    z.strictObject({
      text: line(300).describe('One or two sentences, at the top of every page'),
      tone: z.enum(['calm', 'alert']).default('calm').describe('alert is for storms and closures'),
      link: action.optional(),
      ...days,
    }),
  ),
  'specials.yaml': datedList(
    z.strictObject({
      title: words(60),
      text: line(300).describe('What it is and for whom; sums of money as {price:...}'),
      price: priceReference.optional().describe('A price of prices.yaml'),
      button: action.optional(),
      ...days,
    }),
  ),
  'providers.yaml': entries({
    sample: z.boolean().default(false).describe('true until the person’s own biography replaces it'),
    name: words(60).nullable().describe('Name as on the license; null in a sample'),
    credentials: words(60).nullable().describe('As behind the name, such as APRN, FNP-C'),
    role: words(60).describe('Such as Nurse practitioner'),
    founder: z.boolean().default(false).describe('The founder stands first'),
    license: words(60).nullable().describe('State, kind and number, as the state’s look-up knows it'),
    training: words(160).nullable().default(null).describe('School and degree, certifying board'),
    years: z.int().positive().nullable().default(null).describe('Years in practice'),
    photo: reference('photo'),
    languages: z.array(words(30)).min(1, 'at least 1 language').describe('Spoken with patients'),
    cares: prose.optional().describe('What they care about, in their own words'),
    expect: prose.optional().describe('What patients can expect of them, in their own words'),
  }).superRefine((all, context) => {
    const report = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message })
    for (const [index, { founder, sample, ...one }] of all.entries()) {
      if (founder && index > 0)
        report(index, 'founder', 'the founder stands first: move this entry to the top')
      for (const field of ['name', 'credentials', 'license'] as const)
        if (!sample && one[field] === null)
          report(index, field, 'a biography that is not a sample needs a name, credentials and a license')
    }
  }),
  'downloads.yaml': z.array(later(download, ({ file, ...one }) => ({ ...one, document: file }))),
  'start.yaml': atLeast(1, {
    title: words(40),
    concerns: atLeast(1, {
      words: words(60).describe("As a visitor says it: I'm tired all the time"),
      text: line(300),
      pages: z
        .array(reference('page'))
        .max(3)
        .refine((pages) => pages.length !== 1, 'needs two or three pages, or none where only a call helps')
        .describe('Two or three, or none where only a call helps: an emergency is no time to read'),
      next: action.describe('The one thing to do next'),
    }),
  }),
  'checks.yaml': z.strictObject({
    weight: eachOf(weightOutcomes, outcome),
    mood: eachOf(moodOutcomes, outcome),
  }),
  'search.yaml': z.strictObject({
    suggested: z.array(reference('page')).min(2).max(6).describe('Offered before anything is typed'),
    asked: later(z.record(z.string(), asked), (all, at) => {
      for (const address of Object.keys(all))
        if (!at.lookups.addresses.has(address)) report(at, 'there is no page at this address', address)
      return all
    }),
  }),
}
