import { readFileSync } from 'node:fs'
import { keyOf } from '#lib/model/schema-helpers.ts'
import { join } from 'node:path'
import { z } from 'zod'
import {
  bannerColors,
  bannerBackgrounds,
  type BannerBackground,
  isNamedColor,
} from '#lib/banner-backgrounds.ts'
import { contrast, MIN_CONTRAST } from '#lib/contrast.ts'
import type { Film } from '#lib/model/photo.ts'
import { type Light, lights } from '#lib/practice-clock.ts'
import { videoIdOf } from '#lib/video-site.ts'
import { withLookups, report } from '../resolve.ts'
import { action, reference, videoId, plainText } from './fields.ts'

const backgrounds = Object.keys(bannerBackgrounds) as [BannerBackground, ...BannerBackground[]]
const tokens = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8')

/** 'wall' -> the films wall-dawn, wall-morning ... */
const wall = withLookups(z.string(), (name, context) => {
  const found = lights.map((light) => {
    const film = context.lookups.catalogs.film.get(`${name}-${light}`)
    if (!film) report(context, `there is no film "${name}-${light}" in films/films.yaml`)
    return [light, film]
  })
  return Object.fromEntries(found) as Record<Light, Film>
})

const videoUrl = withLookups(z.string(), (value, context) => {
  const film = context.lookups.catalogs.film.get(value)?.src ?? (videoIdOf(value) ? value : undefined)
  if (!film)
    report(context, `there is no film "${value}" in films/films.yaml, and it is no address of a video`)
  return film!
})

export const figure = z
  .strictObject({ value: plainText(30), label: plainText(60) })
  .optional()
  .describe('Text only, beside a large figure and what it counts')

export const banner = z
  .strictObject({
    title: plainText(90).optional().describe('If the banner shows more than the name'),
    photo: reference('photo').optional().describe('If the banner shows another photo than the page’s'),
    film: reference('film').optional(),
    wall: wall.optional().describe('For the home page: the first part of the ids of its seven films'),
    videoId: videoId.optional(),
    heroImage: reference('photo').optional().describe('A picture under the words'),
    videoUrl: videoUrl.optional().describe('A film that opens in the lightbox: its id or its address'),
    className: keyOf(bannerBackgrounds)
      .optional()
      .describe('The background; if empty, the one that fits the text color'),
    textColor: z
      .string()
      .default('ink')
      .describe(`${bannerColors.join(', ')}, or a CSS color that can be read on the background`),
    plain: z.boolean().default(false).describe('Text only, without the photo'),
    figure,
    map: z.boolean().default(false).describe('The drawn map instead of the photo'),
    button: action.optional(),
  })
  .transform(({ className, ...fields }) => ({
    ...fields,
    background: className ?? readableBackground(fields.textColor),
  }))
  .check(({ value: { wall: films, map, background, textColor }, issues }) => {
    const refuse = (message: string) =>
      issues.push({ code: 'custom', path: ['textColor'], message, input: textColor })
    const ratio = minContrast(textColor, background)
    if (ratio === undefined)
      refuse('must be ink, light or a CSS color such as #5a2d0c or maroon, and not transparent')
    else if (ratio < MIN_CONTRAST)
      refuse(
        `cannot be read on the background "${background}": its contrast is ${ratio.toFixed(1)} to 1, but must be at least ${MIN_CONTRAST}`,
      )
    else if ((films || map) && (background !== 'light' || textColor !== 'ink'))
      refuse('remove textColor and className: the wall and the map have colors of their own')
  })

/** The first background on which the color can be read. */
function readableBackground(color: string): BannerBackground {
  return backgrounds.find((background) => (minContrast(color, background) ?? 0) >= MIN_CONTRAST) ?? 'light'
}

/** The lowest contrast with the colors of the background at any time of day. */
function minContrast(color: string, background: BannerBackground): number | undefined {
  const written = isNamedColor(color) ? tokenValues(`color-${color}`)[0]! : color
  const ratios = bannerBackgrounds[background].tokens
    .flatMap(tokenValues)
    .map((backdrop) => contrast(written, backdrop))
  return ratios.includes(undefined) ? undefined : Math.min(...(ratios as number[]))
}

function tokenValues(token: string): string[] {
  return [...tokens.matchAll(new RegExp(`--${token}: (#[\\da-f]{6})`, 'g'))].map(([, value]) => value!)
}
