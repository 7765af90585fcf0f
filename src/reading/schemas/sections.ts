import { z } from 'zod'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Lookups } from '../lookups.ts'
import { chartShape, riskShape } from './charts.ts'
import { comparisonShape } from './comparison.ts'
import { modelShape } from './models.ts'
import { financingShape, financingWidgetShape } from './financing.ts'
import { figureList } from './figures.ts'
import { galleryShape } from './gallery.ts'
import { membershipShape, optionsShape, pricesShape } from './offers.ts'
import { safetyShape } from './safety.ts'
import { stepsShape, studiesShape, suitsShape, textShape } from './writing.ts'
import { action, line, opening, prose, reference, words } from './fields.ts'

/** The closed list of blocks a page may be made of. Each `block:` name is a folder in src/blocks. */
export const sectionSchema = (lookups: Lookups) => {
  const { title, intro } = opening(lookups)
  const photo = reference(lookups.photos, 'photo')
  const block = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
    z.strictObject({
      block: z.literal(name),
      ground: z.enum(['plain', 'cream', 'tint', 'deep']).optional().describe('The band behind the section'),
      ...shape,
    })

  return z.discriminatedUnion('block', [
    block('text', textShape(lookups)),
    block('studies', studiesShape(lookups)),
    block('risk', riskShape(lookups)),
    block('chart', chartShape(lookups)),
    block('comparison', comparisonShape(lookups)).refine(
      ({ subjects, rows }) => rows.every(({ cells }) => cells.length === subjects.length),
      'every row has a cell for each column',
    ),
    block('model', modelShape(lookups)),
    block('costs', { title, intro, note: words(lookups, 500).optional() }),
    block('start', { title, intro }),
    block('weight-check', { title, intro }),
    block('mood-check', { title, intro }),
    block('suits', suitsShape(lookups)),
    block('safety', safetyShape(lookups)),
    block('steps', stepsShape(lookups)),
    block('prices', pricesShape(lookups)),
    block('before-after', {
      title,
      text: prose(lookups).optional(),
      pair: reference(lookups.pairs, 'before/after pair'),
    }),
    block('options', optionsShape(lookups)),
    block('cards', {
      title,
      intro,
      pages: z.array(reference(lookups.previews, 'page')).min(2),
    }),
    block('film', { title, text: prose(lookups).optional(), film: reference(lookups.films, 'film') }),
    block('gallery', galleryShape(lookups)),
    block('figures', {
      title,
      figures: figureList(lookups),
      note: line(lookups).optional(),
    }),
    block('awards', {
      title,
      intro: prose(lookups).describe('True while the list is empty, too: it is then all that is said'),
      awards: z.array(z.strictObject({ name: z.string(), by: z.string(), year: z.int() })),
    }),
    block('founder', {
      title,
      text: prose(lookups),
      photo: photo.optional(),
      caption: line(lookups).describe('Under the picture; without one it signs the letter'),
      button: action(lookups).optional(),
    }),
    block('notice', { notice: reference(lookups.notices, 'notice') }),
    block('membership', membershipShape(lookups)),
    block('financing', financingShape(lookups)),
    block('financing-widget', financingWidgetShape(lookups)),
    block('social', { title, text: line(lookups).optional() }),
    block('services', {
      title: title.default(wordsIn(lookups.language).pages.ourServices),
      intro,
    }),
    block('testimonials', {
      title,
      intro: line(lookups).optional(),
      pauseOnHover: z.boolean().default(false).describe('Whether it also waits while a mouse rests on it'),
    }),
    block('injections', { title, intro }),
    block('drips', { title, intro, outro: prose(lookups).optional() }),
    block('providers', { title, intro }),
    block('downloads', { title, intro }),
    block('specials', { title, intro }),
    block('newsletter', { title, text: line(lookups) }),
    block('contact', {
      title,
      text: prose(lookups),
      map: z.boolean().default(true).describe('false where the map stands elsewhere on the page'),
    }),
    block('resume', { title, text: prose(lookups) }),
  ])
}
