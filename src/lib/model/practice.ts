import { z } from 'zod'
import { stateName } from '#lib/states.ts'
import { en } from '#lib/words/en.ts'
import { httpsLink, keyOf, listOf } from './schema-helpers.ts'
import type { Html } from './text.ts'

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 08:30')
  .meta({ unit: 'time' })

/** Closing at 00:00 means the end of the day. */
const closing = timeOfDay.transform((time) => (time === '00:00' ? '24:00' : time))

const specialHoursEntry = z
  .strictObject({
    note: z.string().min(2).max(40).describe('Why, in a word or two, such as Thanksgiving'),
    from: z.iso.date().describe('The first day'),
    until: z.iso.date().optional().describe('The last day; empty for a single day'),
    opens: timeOfDay.optional().describe('Remove opens and closes if the practice is closed'),
    closes: closing.optional(),
  })
  .refine(({ from, until }) => !until || from <= until, {
    path: ['until'],
    message: 'must be the first day or a later one',
  })
  .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
    path: ['closes'],
    message: 'opens and closes belong together: write both, or neither for a closed day',
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    path: ['closes'],
    message: 'must be a time after opens',
  })
  .transform(({ until, ...entry }) => ({ ...entry, until: until ?? entry.from }))

/** Sorted by date. A day in two entries is refused, because either could hold. */
const specialHours = z.array(specialHoursEntry).transform((entries, context) => {
  const inOrder = entries.toSorted((a, b) => a.from.localeCompare(b.from))
  for (const [index, { from }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    const message = `${from} stands in two entries: each day may have hours of its own once`
    if (before && from <= before.until) context.addIssue({ code: 'custom', message })
  }
  return inOrder
})

const network = z.enum([
  'linkedin',
  'instagram',
  'tiktok',
  'facebook',
  'youtube',
  'x',
  'threads',
  'google',
  'pinterest',
  'bluesky',
  'yelp',
])
const weekday = keyOf(en.hours.weekdays)

export const practiceSchema = z.strictObject({
  name: z.string().min(2).describe('Full name of the practice'),
  shortName: z.string().min(2).describe('Name used inside sentences'),
  tagline: z.string().min(2),
  clinician: z.string().min(2).describe('As in a sentence: our nurse practitioner'),
  origin: z
    .url()
    .refine((url) => !url.endsWith('/'), 'must not end with /')
    .describe('Public address of the site'),
  phone: z.strictObject({
    display: z.string().describe('As people read it'),
    href: z
      .string()
      .regex(/^\+\d{8,15}$/, 'must be a number such as +12025550142')
      .describe('As phones dial it'),
  }),
  email: z.email(),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    region: z
      .string()
      .refine((letters) => stateName(letters) !== undefined, 'must be the two letters of a state')
      .describe('The two letters of the state'),
    postalCode: z.string().regex(/^\d{5}$/, 'must be five digits in quotes'),
  }),
  region: z.string().min(2).describe('The county or area that people name'),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  mapLink: httpsLink,
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York'),
  hours: z
    .array(
      z
        .strictObject({ days: z.array(weekday).min(1), opens: timeOfDay, closes: closing })
        .refine(({ opens, closes }) => opens < closes, {
          path: ['closes'],
          message: 'must be a time after opens; hours past midnight are written as two entries',
        }),
    )
    .min(1, 'at least 1 line of hours')
    .describe('Opening times; 00:00 to 24:00 is open around the clock'),
  closed: z.array(weekday),
  specialHours: specialHours.default([]).describe('Days with other hours, such as holidays and storms'),
  social: listOf({ network, label: z.string(), url: httpsLink }).describe(
    'Profiles elsewhere, the most used first; the header shows the first two',
  ),
  links: z.strictObject({
    booking: httpsLink.describe('Online scheduling and records'),
    enrollment: httpsLink.describe('Where a new member signs up'),
    portal: z
      .strictObject({ label: z.string().min(2).max(24), url: httpsLink })
      .optional()
      .describe('Where patients read their records; remove it if there is none'),
    sisterSite: z.strictObject({ label: z.string(), url: httpsLink }).optional(),
    financingApply: httpsLink,
    licenseLookup: httpsLink,
  }),
  towns: z.array(z.string()).min(1).describe('Nearby towns the practice serves'),
  speaksSpanish: z.boolean().default(false).describe('Spanish is spoken, in person and by phone'),
  rating: z.strictObject({
    value: z.number().min(1).max(5),
    count: z.int().min(0),
    publish: z.boolean().describe('Show the rating on the site and in its structured data'),
  }),
  smsConsent: z.enum(['required', 'optional']).describe('Whether visitors must agree to text messages'),
  discountStatement: z.boolean().default(true).describe('Show the legal statement beside discounts'),
  copyrightSince: z.int(),
})

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

const path = z.string().regex(/^M[\dMmHhVvLlCcSsQqTtAaZz ,.-]+$/, 'must be a path of SVG that begins with M')
const point = z.tuple([z.number().min(0).max(560), z.number().min(0).max(300)])
const placeNames = listOf({ name: z.string().min(2).max(30), at: point })

/** content/map.yaml: paths in a frame of 560 by 300. */
export const mapSchema = z.strictObject({
  water: z.array(path),
  roads: path,
  streets: path,
  waterNames: placeNames,
  roadNames: placeNames,
  ownStreet: point.describe("Where the name of the practice's street begins"),
  office: point.describe('The point of the pin'),
})

export type TownMap = z.output<typeof mapSchema>
export type Practice = z.output<typeof practiceSchema> & {
  /** Shapes in a box of 48 by 48, from content/brand/logo.svg. */
  logo: Html
  map?: TownMap
}
export type Hours = Practice['hours'][number]
export type Weekday = Practice['closed'][number]
export type SpecialHours = Practice['specialHours'][number]
export type SocialProfile = Practice['social'][number]
export type Portal = NonNullable<Practice['links']['portal']>
