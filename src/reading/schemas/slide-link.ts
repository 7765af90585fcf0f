import { z } from 'zod'
import { watchAddress } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { reference, words } from './fields.ts'

/** What the lightbox shows besides pictures: a film of ours, a film of the video site, or a part of the same page. */
export const slideLink = (lookups: Lookups) => {
  const text = words(lookups, 60)
  return z.union([
    z
      .strictObject({ text, film: reference(lookups.films, 'film') })
      .transform((one) => ({ text: one.text, href: one.film.src })),
    z
      .strictObject({ text, videoId: z.string().regex(/^[\w-]{11}$/) })
      .transform((one) => ({ text: one.text, href: watchAddress(one.videoId) })),
    z
      .strictObject({
        text,
        part: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('The title of a section of this page, in small letters with - between the words'),
      })
      .transform((one) => ({ text: one.text, href: `#${one.part}` })),
  ])
}
