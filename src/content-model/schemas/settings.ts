import { z } from 'zod'
import { integrationsSchema } from '#lib/integrations.ts'
import { plainText } from './fields.ts'

const nullUntilKnown = (what: string) =>
  z.string().min(2).max(600).nullable().describe(`${what}; null until it is there`)

const legalReview = z
  .strictObject({ by: z.string().min(2).describe('Name and firm'), on: z.iso.date() })
  .nullable()
  .describe('The attorney who checked it, and the day; null until then')

/** Read by `npm run publish`. */
const publishing = z
  .strictObject({
    push: z
      .string()
      .regex(/^[\w.-]+ [\w./-]+$/, 'must be a remote and a branch, such as: origin main')
      .nullable()
      .describe('The git remote and branch that your host builds from, such as: origin main'),
    release: z.string().min(1).nullable().describe('Releases served from this machine, such as: /srv/site'),
  })
  .default({ push: null, release: null })
  .describe('Where a published change is sent; null for nowhere')

export const settingsSchemas = {
  'integrations.yaml': integrationsSchema.extend({
    financing: integrationsSchema.shape.financing.extend({
      name: plainText().describe('The practice’s name in the widget'),
    }),
  }),
  /** For the launch check. Keys are required, so that none is forgotten. */
  'launch.yaml': z.strictObject({
    cameWith: z
      .strictObject({
        name: z.string().min(3).describe('The name of the practice it was made for'),
        street: z.string().min(3),
        logo: z.string().min(8).describe('The fingerprint of the first logo; do not change it'),
      })
      .describe('The placeholders to replace before the launch'),
    founder: z.strictObject({
      name: nullUntilKnown('Name as on the license'),
      credentials: nullUntilKnown('Degrees, certification and license'),
      portrait: nullUntilKnown('A photo id'),
    }),
    proofs: z.strictObject({
      'care-needs': nullUntilKnown('Proof of how much of everyday care membership meets'),
      'shock-wave-results': nullUntilKnown('Proof of how long results lasted'),
      rating: nullUntilKnown('Proof of the rating and the number of reviews'),
      'lender-terms': nullUntilKnown("The lender's own terms"),
    }),
    clearances: z.strictObject({
      duo: nullUntilKnown('File number of the ALMA Duo and the use it names'),
      'co2-laser': nullUntilKnown('File number of the CO2 laser and the use it names'),
      toskani: nullUntilKnown('What the US label of the Toskani products says'),
    }),
    patientPictures: z
      .record(z.string(), z.string().min(2))
      .describe('For each pair, where the signed authorization is kept'),
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
  }),
}
