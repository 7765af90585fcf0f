import { z } from 'zod'
import { matching } from '#lib/model/shapes.ts'
import type { MailSettings } from '#lib/mail/settings.ts'
import { PLAYER_ORIGIN } from '#lib/video-site.ts'
import { words } from './fields.ts'

const id = matching(/^[\w.-]{1,80}$/, 'must be letters, digits, _ . and - only')

export const mailSchema = z.strictObject({
  origin: z
    .string()
    .refine(
      (value) => value === 'relay' || isOrigin(value),
      'must be relay, or an origin such as https://api.emailjs.com',
    )
    .transform((value) => (value === 'relay' ? '' : value))
    .describe('Where the forms are sent: relay is our own server'),
  serviceId: id.describe('The EmailJS service'),
  publicKey: id.describe('The EmailJS public key; it can be read in the page'),
  templates: z
    .strictObject({ contact: id, newsletter: id, resume: id })
    .refine((ids) => new Set(Object.values(ids)).size === 3, 'each form needs a template of its own')
    .describe('The EmailJS template of each form'),
  blockHeadless: z.boolean().describe('Turn automatic browsers away'),
  blockList: z
    .strictObject({ watchVariable: id, list: z.array(z.string().min(1)) })
    .describe('Values of one field that are turned away'),
  limitRate: z
    .strictObject({ throttle: z.int().min(0).max(86_400_000) })
    .describe('Milliseconds between two messages of one form'),
  alerts: z.enum(['page', 'dialog']).describe("Whether the browser's own dialog says how it went, too"),
}) satisfies z.ZodType<MailSettings>

function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value && isSafe(value)
}

const webAddress = z.url().refine(isSafe, 'must be an address that starts with https:')
const color = matching(/^#[\da-f]{6}([\da-f]{2})?$/i, 'must be a color such as #00c37d')
const privacy = z
  .string()
  .min(20)
  .max(1200)
  .regex(/^(?:[^{}]|\{host\})*$/, 'no token but {host} is filled in here')

export const integrationsSchema = z.strictObject({
  analytics: z.strictObject({
    measurementId: matching(/^G-[A-Z\d]{4,16}$/, 'must be an id such as G-AB12CD34EF')
      .nullable()
      .describe('The id of the practice with the analytics service; null is off'),
    consent: z.enum(['ask', 'granted']).describe('Whether the visitor is asked before being counted'),
    query: z
      .array(z.string().regex(/^\w+$/))
      .default(['all'])
      .describe('What is told of an address after its ?: [all], or these keys')
      .transform((keys) => (keys.includes('all') ? ('all' as const) : keys)),
    leftOut: z
      .array(z.string().startsWith('/'))
      .default([])
      .describe('Pages that are never counted, with all below them'),
    scriptUrl: webAddress.default('https://www.googletagmanager.com/gtag/js'),
    privacy: z.strictObject({
      off: privacy,
      ask: privacy,
      granted: privacy,
      leftOut: z.string().includes('{pages}').describe('Said where pages are left out'),
      wholeQuery: privacy.describe('Said where the whole query is told'),
    }),
  }),
  financing: z
    .strictObject({
      slug: matching(/^[\w-]+$/, 'must be letters, digits, _ and - only')
        .nullable()
        .describe('The account with the financing company; null is off'),
      name: words().describe('How the widget calls the practice'),
      scriptUrl: webAddress.default('https://files.withcherry.com/widgets/widget.js'),
      primaryColor: color.default('#00c37d'),
      secondaryColor: color.optional().describe('Without it: the primary color, almost transparent'),
      fontFamily: z.string().min(2).max(60).default('Open Sans'),
      sections: z
        .array(z.string().regex(/^[a-z]\w*$/i))
        .min(1)
        .default(['all'])
        .describe('Which parts of the widget are shown, in this order'),
      debug: z.boolean().default(false),
      privacy: z.strictObject({ off: privacy, on: privacy }),
    })
    .transform((one) => ({
      ...one,
      secondaryColor: one.secondaryColor ?? `${one.primaryColor.slice(0, 7)}10`,
    })),
  video: z.strictObject({
    host: webAddress
      .refine((value) => new URL(value).origin === value, 'must be an origin, without a path')
      .default(PLAYER_ORIGIN),
    banner: z
      .enum(['press', 'frame'])
      .default('press')
      .describe('Whether a film of the video site waits for a press in a banner, or plays there by itself'),
    privacy: z.strictObject({ press: privacy, frame: privacy }),
  }),
  mail: z.strictObject({ privacy: z.strictObject({ relay: privacy, cloud: privacy }) }),
})

/** Plain http is for a stand-in on this machine. */
function isSafe(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}

const given = (what: string) =>
  z.string().min(2).max(600).nullable().describe(`${what}; null until it is there`)

const legalReview = z
  .strictObject({ by: z.string().min(2).describe('Name and firm'), on: z.iso.date() })
  .nullable()
  .describe('Who checked it for the law, and when; null until somebody has')

/** Where `npm run publish` takes a change once it is recorded. */
const publishing = z
  .strictObject({
    push: matching(/^[\w.-]+ [\w./-]+$/, 'must be a remote and a branch, such as: origin main')
      .nullable()
      .describe('The git remote and branch that your host builds from, such as: origin main'),
    release: z
      .string()
      .min(1)
      .nullable()
      .describe('The folder of releases that a server on this machine serves, such as: /srv/site'),
  })
  .default({ push: null, release: null })
  .describe('Where a published change goes; null where it does not go there')

/** What the practice has decided and proven. No page shows it; the launch check reads it. Every key stays, so that none gets lost. */
export const launchSchema = z.strictObject({
  cameWith: z
    .strictObject({
      name: z.string().min(3).describe('The name of the practice it was made for'),
      street: z.string().min(3),
      mark: z.string().min(8).describe('The fingerprint of the mark it came with'),
    })
    .describe('What this site came with: none of it may be left at the launch'),
  founder: z.strictObject({
    name: given('Name as on the license'),
    credentials: given('Degrees, certification and license'),
    portrait: given('A photo id'),
  }),
  proofs: z.strictObject({
    'care-needs': given('Proof of how much of everyday care membership meets'),
    'shock-wave-results': given('Proof of how long results lasted'),
    rating: given('Proof of the rating and the number of reviews'),
    'lender-terms': given("The lender's own terms"),
  }),
  clearances: z.strictObject({
    duo: given('File number of the ALMA Duo and the use it names'),
    'co2-laser': given('File number of the CO2 laser and the use it names'),
    toskani: given('What the US label of the Toskani products says'),
  }),
  patientPictures: z
    .record(z.string(), z.string().min(2))
    .describe('Before/after pair -> where the signed authorization is kept'),
  legalReview: z.strictObject({
    'privacy-and-terms': legalReview,
    membership: legalReview,
    financing: legalReview,
    'text-messages': legalReview,
    discounts: legalReview,
    'privacy-practices': legalReview,
    'not-for-sale': legalReview,
  }),
  publishing,
  analytics: z.enum(['on', 'off']).nullable().describe('Whether visitors are counted; null is undecided'),
})
