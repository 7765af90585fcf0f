import { z } from 'zod'
import { type BannerColor, bannerLooks, type BannerLook, fitsOn, lookFor } from '#lib/banner-looks.ts'
import type { Film } from '#lib/model/photo.ts'
import { type Light, lights } from '#lib/practice-clock.ts'
import { videoIdOf } from '#lib/video-site.ts'
import type { Lookups } from '../lookups.ts'
import { action, reference, words } from './fields.ts'

const looks = Object.keys(bannerLooks) as [BannerLook, ...BannerLook[]]
const colors = [...new Set(Object.values(bannerLooks).flat())] as [BannerColor, ...BannerColor[]]

export const figure = (lookups: Lookups) =>
  z
    .strictObject({ value: words(lookups, 30), says: words(lookups, 60) })
    .optional()
    .describe('Words alone, beside one large figure and what it counts')

/** The first screen of a page, beyond the page's own photo and words. */
export const banner = (lookups: Lookups) =>
  z
    .strictObject({
      title: words(lookups, 90).optional().describe('If the banner says more than the name'),
      photo: reference(lookups.photos, 'photo').optional().describe('If it shows another than the page’s'),
      film: reference(lookups.films, 'film').optional(),
      room: room(lookups)
        .optional()
        .describe('On the home page: seven films of one room, one a light, by what their ids begin with'),
      videoId: z
        .string()
        .regex(/^[\w-]{11}$/)
        .optional(),
      heroImage: reference(lookups.photos, 'photo').optional().describe('A picture under the words'),
      videoUrl: videoUrl(lookups).optional().describe('A film that opens large: its id, or its address'),
      className: z.enum(looks).optional().describe('The ground; without it, the one its colour needs'),
      textColor: z.enum(colors).default('ink'),
      plain: z.boolean().default(false).describe('Words alone, without the photo'),
      figure: figure(lookups),
      map: z.boolean().default(false).describe('The drawn map instead of the photo'),
      button: action(lookups).optional(),
    })
    .transform(({ className, ...one }) => ({ ...one, look: className ?? lookFor(one.textColor) }))
    .refine(({ look, textColor }) => fitsOn(look, textColor), {
      path: ['textColor'],
      message: 'this colour cannot be read on this ground',
    })

/** 'room' -> the films room-dawn, room-morning and so on. */
function room({ films }: Lookups) {
  return z.string().transform((value, context) => {
    const found = lights.flatMap((light) => {
      const film = films.get(`${value}-${light}`)
      if (!film)
        context.issues.push({ code: 'custom', message: `there is no film "${value}-${light}"`, input: value })
      return film ? [[light, film] as const] : []
    })
    return Object.fromEntries(found) as Record<Light, Film>
  })
}

/** A film of ours by its id, or an address on the video site. */
function videoUrl({ films }: Lookups) {
  return z.string().transform((value, context) => {
    const film = films.get(value)?.src ?? (videoIdOf(value) ? value : undefined)
    if (film) return film
    context.issues.push({ code: 'custom', message: `there is no film "${value}"`, input: value })
    return z.NEVER
  })
}
