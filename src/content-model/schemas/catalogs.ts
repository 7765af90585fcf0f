import { z } from 'zod'
import { photoSchema } from '#lib/model/photo.ts'
import { recordOf } from '#lib/model/schema-helpers.ts'
import { inlineMarkdown, reference, plainText } from './fields.ts'

const share = z.number().min(0).max(100)

export const catalogSchemas = {
  'notices.yaml': recordOf(z.string(), {
    title: plainText(60).optional(),
    text: inlineMarkdown(900),
    tone: z.enum(['calm', 'alert']).default('calm'),
  }),
  'photos/photos.yaml': z.record(z.string(), photoSchema),
  'films/films.yaml': recordOf(z.string(), {
    file: z.string().regex(/^films\/[\w-]+\.mp4$/, 'must be a file such as films/hero.mp4'),
    poster: reference('photo').describe('A photo id'),
    text: z.string().min(20).describe('A description for visitors who cannot see the film'),
  }),
  'before-after/pairs.yaml': recordOf(z.string(), {
    before: reference('photo'),
    after: reference('photo'),
    illustration: z
      .boolean()
      .default(false)
      .describe('true for a drawing, which is labelled as an illustration'),
    caption: z.string().min(8),
  }),
  'diagrams.yaml': recordOf(z.string(), {
    photo: reference('photo'),
    parts: recordOf(z.string(), {
      name: plainText(30),
      x: share.describe("Percent of the picture's width"),
      y: share.describe("Percent of the picture's height"),
    }),
  }),
}
