import { z } from 'zod'
import { watchAddress } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { opening, reference, words } from './fields.ts'

/** Pictures that open large, and links to what opens large and is no picture. */
export const galleryShape = (lookups: Lookups) => ({
  ...opening(lookups),
  photos: z.array(reference(lookups.photos, 'photo')).min(3).max(9),
  links: z.array(slideLink(lookups)).max(6).default([]).describe('What opens large and is no picture'),
})

/** What the lightbox shows besides pictures: a film of ours, a film of the video site, or a part of the same page. */
function slideLink(lookups: Lookups) {
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
