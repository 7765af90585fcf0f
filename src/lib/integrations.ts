import { z } from 'zod'
import { isHttpsOrLocal } from './model/mail.ts'
import { PLAYER_ORIGIN } from './video-site.ts'

const webAddress = z.url().refine(isHttpsOrLocal, 'must be an address that starts with https:')
const color = z.string().regex(/^#[\da-f]{6}([\da-f]{2})?$/i, 'must be a color such as #00c37d')
const privacy = z
  .string()
  .min(20)
  .max(1200)
  .regex(/^(?:[^{}]|\{host\})*$/, 'no token but {host} is filled in here')

export const integrationsSchema = z.strictObject({
  analytics: z.strictObject({
    measurementId: z
      .string()
      .regex(/^G-[A-Z\d]{4,16}$/, 'must be an id such as G-AB12CD34EF')
      .nullable()
      .describe('The id of the practice with the analytics service; null is off'),
    consent: z.enum(['ask', 'granted']).describe('Whether the visitor is asked before being counted'),
    query: z
      .array(z.string().regex(/^\w+$/))
      .default(['all'])
      .describe('The part of an address after ? that is reported: [all], or these keys')
      .transform((keys) => (keys.includes('all') ? ('all' as const) : keys)),
    leftOut: z
      .array(z.string().startsWith('/'))
      .default([])
      .describe('Pages that are never counted, with the pages below them'),
    scriptUrl: webAddress.default('https://www.googletagmanager.com/gtag/js'),
    privacy: z.strictObject({
      off: privacy,
      ask: privacy,
      granted: privacy,
      leftOut: z.string().includes('{pages}').describe('Shown if pages are left out'),
      wholeQuery: privacy.describe('Shown if the whole query is reported'),
    }),
  }),
  financing: z.strictObject({
    slug: z
      .string()
      .regex(/^[\w-]+$/, 'must be letters, digits, _ and - only')
      .nullable()
      .describe('The account with the financing company; null is off'),
    name: z.string(),
    scriptUrl: webAddress.default('https://files.withcherry.com/widgets/widget.js'),
    primaryColor: color.default('#00c37d'),
    secondaryColor: color.optional().describe('If empty, the primary color, almost transparent'),
    fontFamily: z.string().min(2).max(60).default('Open Sans'),
    sections: z
      .array(z.string().regex(/^[a-z]\w*$/i))
      .min(1)
      .default(['all'])
      .describe('Which parts of the widget are shown, in this order'),
    debug: z.boolean().default(false),
    privacy: z.strictObject({ off: privacy, on: privacy }),
  }),
  video: z.strictObject({
    host: webAddress
      .refine((value) => new URL(value).origin === value, 'must be an origin, without a path')
      .default(PLAYER_ORIGIN),
    banner: z
      .enum(['press', 'frame'])
      .default('press')
      .describe('In banners: after a click (press), or at once (frame)'),
    privacy: z.strictObject({ press: privacy, frame: privacy }),
  }),
  mail: z.strictObject({ privacy: z.strictObject({ relay: privacy, cloud: privacy }) }),
})

export type Integrations = z.output<typeof integrationsSchema>
export type AnalyticsSettings = Integrations['analytics']
export type FinancingSettings = Integrations['financing']
