import { z } from 'zod'
import { type BannerColor, bannerLooks, type BannerLook, fitsOn, lookFor } from '#lib/banner-looks.ts'
import { videoIdOf } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { action, reference, words } from './fields.ts'

const looks = Object.keys(bannerLooks) as [BannerLook, ...BannerLook[]]
const colors = [...new Set(Object.values(bannerLooks).flat())] as [BannerColor, ...BannerColor[]]

/** The first screen of a page, beyond the page's own photo and words. */
export const banner = (lookups: Lookups) =>
  z
    .strictObject({
      title: words(lookups, 90).optional().describe('If the banner says more than the name'),
      photo: reference(lookups.photos, 'photo').optional().describe('If it shows another than the page’s'),
      film: reference(lookups.films, 'film').optional(),
      videoId: z
        .string()
        .regex(/^[\w-]{11}$/)
        .optional(),
      heroImage: reference(lookups.photos, 'photo').optional().describe('A picture under the words'),
      videoUrl: videoUrl(lookups).optional().describe('A film that opens large: its id, or its address'),
      className: z.enum(looks).optional().describe('The ground; without it, the one its colour needs'),
      textColor: z.enum(colors).default('ink'),
      plain: z.boolean().default(false).describe('Words alone, without the photo'),
      button: action(lookups).optional(),
    })
    .transform(({ className, ...one }) => ({ ...one, look: className ?? lookFor(one.textColor) }))
    .refine(({ look, textColor }) => fitsOn(look, textColor), {
      path: ['textColor'],
      message: 'this colour cannot be read on this ground',
    })

/** A film of ours by its id, or an address on the video site. */
function videoUrl({ films }: Lookups) {
  return z.string().transform((value, context) => {
    const film = films.get(value)?.src ?? (videoIdOf(value) ? value : undefined)
    if (film) return film
    context.issues.push({ code: 'custom', message: `there is no film "${value}"`, input: value })
    return z.NEVER
  })
}
