import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { action, line, priceList, priceReference, prose, reference, words } from './fields.ts'

/** Lists that one block each draws: services, testimonials, injections, drips, notices. */

export const noticesSchema = (lookups: Lookups) =>
  z.record(
    z.string(),
    z.strictObject({
      title: words(lookups, 60).optional(),
      text: line(lookups, 900),
      tone: z.enum(['calm', 'alert']).default('calm'),
    }),
  )

export const servicesSchema = (lookups: Lookups) =>
  z
    .array(
      z.strictObject({
        title: words(lookups, 60),
        lines: z.array(words(lookups, 90)).min(1).max(6).describe('Shown on hover and focus'),
        noBullets: z.boolean().default(false),
        photo: reference(lookups.photos, 'photo'),
        link: reference(lookups.previews, 'page').transform((page) => page.address),
        linkText: words(lookups, 40),
      }),
    )
    .min(1, 'at least 1 service card')

export const testimonialsSchema = (lookups: Lookups) =>
  z
    .array(
      z
        .strictObject({
          firstName: z.string().min(2).max(30),
          stars: z.int().min(1).max(5).describe('1 to 5'),
          quote: words(lookups, 320),
          sample: z.boolean().describe('true until a real, dated, authorised quote replaces it'),
          source: z.string().max(60).optional().describe('Where it was written, such as Google'),
          sourceUrl: z
            .url({ protocol: /^https$/ })
            .optional()
            .describe('Where it can be read, if it is public'),
          date: z.iso.date().optional(),
          consentOnFile: z.boolean().optional(),
        })
        .refine((one) => one.sample || (one.source && one.date && one.consentOnFile), {
          message: 'a testimonial that is not a sample needs source, date and consentOnFile: true',
        }),
    )
    .min(1, 'at least 1 quote')

const bullet = (lookups: Lookups) =>
  z.strictObject({
    icon: z.enum(['check', 'leaf', 'drop', 'sun', 'shield']).optional(),
    lead: words(lookups, 60).optional(),
    text: line(lookups, 240),
  })

export const injectionsSchema = (lookups: Lookups) =>
  z
    .array(
      z.strictObject({
        id: z.string(),
        title: words(lookups, 60),
        photo: reference(lookups.photos, 'photo'),
        description: prose(lookups),
        status: line(lookups, 200),
        bullets: z.array(bullet(lookups)).min(3).max(7),
        caution: line(lookups, 400),
        frequency: words(lookups, 80),
        prices: priceList(lookups, 1),
      }),
    )
    .min(1, 'at least 1 injection')

export const dripsSchema = (lookups: Lookups) => z.array(drip(lookups)).min(1, 'at least 1 drip')

const drip = (lookups: Lookups) =>
  z
    .strictObject({
      id: z.string(),
      title: words(lookups, 60),
      photo: reference(lookups.photos, 'photo'),
      description: prose(lookups),
      price: priceReference(lookups),
      minutes: z.int().min(5).max(480).describe('How long it takes'),
      plan: words(lookups, 60).optional().describe('Said beside the minutes where a visit takes longer'),
      questions: z
        .array(
          z.strictObject({
            question: words(lookups, 140),
            answer: line(lookups, 500),
            more: line(lookups, 400).optional(),
          }),
        )
        .min(2)
        .max(6),
      button: action(lookups),
    })
    // Its contact button tells the form which drip it is about.
    .transform(({ button, ...one }) => ({
      ...one,
      button: button.href === '/contact' ? { ...button, href: `/contact?about=${one.id}` } : button,
    }))
