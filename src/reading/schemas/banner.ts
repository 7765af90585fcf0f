import { z } from 'zod'
import { type BannerColor, bannerLooks, fitsOn, lookFor } from '#lib/banner-looks.ts'
import type { Film } from '#lib/model/photo.ts'
import { type Light, lights } from '#lib/practice-clock.ts'
import { videoIdOf } from '#lib/video-site.ts'
import { later, report } from '../resolve.ts'
import { action, nameIn, reference, videoId, words } from './fields.ts'

const colors = [...new Set(Object.values(bannerLooks).flat())] as [BannerColor, ...BannerColor[]]

/** 'room' -> the films room-dawn, room-morning and so on. */
const room = later(z.string(), (name, at) => {
  const found = lights.map((light) => {
    const film = at.lookups.registers.film.get(`${name}-${light}`)
    if (!film) report(at, `there is no film "${name}-${light}"`)
    return [light, film]
  })
  return Object.fromEntries(found) as Record<Light, Film>
})

/** A film of ours by its id, or an address on the video site. */
const videoUrl = later(z.string(), (value, at) => {
  const film = at.lookups.registers.film.get(value)?.src ?? (videoIdOf(value) ? value : undefined)
  if (!film) report(at, `there is no film "${value}"`)
  return film!
})

/** The first screen of a page, beyond the page's own photo and words. */
export const banner = z
  .strictObject({
    title: words(90).optional().describe('If the banner says more than the name'),
    photo: reference('photo').optional().describe('If it shows another than the page’s'),
    film: reference('film').optional(),
    room: room
      .optional()
      .describe('On the home page: seven films of one room, one a light, by what their ids begin with'),
    videoId: videoId.optional(),
    heroImage: reference('photo').optional().describe('A picture under the words'),
    videoUrl: videoUrl.optional().describe('A film that opens large: its id, or its address'),
    className: nameIn(bannerLooks).optional().describe('The ground; without it, the one its colour needs'),
    textColor: z.enum(colors).default('ink'),
    plain: z.boolean().default(false).describe('Words alone, without the photo'),
    map: z.boolean().default(false).describe('The drawn map instead of the photo'),
    button: action.optional(),
  })
  .transform(({ className, ...one }) => ({ ...one, look: className ?? lookFor(one.textColor) }))
  .refine(({ look, textColor }) => fitsOn(look, textColor), {
    path: ['textColor'],
    message: 'this colour cannot be read on this ground',
  })
