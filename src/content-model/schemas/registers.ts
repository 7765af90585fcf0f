import { z } from 'zod'
import { recordOf } from '#lib/model/shapes.ts'
import { inlineMarkdown, reference, plainText } from './fields.ts'

const share = z.number().min(0).max(100)

export const registerSchemas = {
  'notices.yaml': recordOf(z.string(), {
    title: plainText(60).optional(),
    text: inlineMarkdown(900),
    tone: z.enum(['calm', 'alert']).default('calm'),
  }),
  'photos/photos.yaml': z.record(
    z.string(),
    z
      .strictObject({
        file: z
          .string()
          .regex(/^(photos|before-after)\/[\w-]+\.jpg$/, 'must be a file such as photos/hero.jpg'),
        alt: z.string().min(8, 'describe in a few words what the picture shows').max(160),
        tall: z
          .string()
          .regex(/^photos\/tall\/[\w-]+\.jpg$/, 'must be a file such as photos/tall/hero.jpg')
          .optional()
          .describe('The same picture upright'),
        focus: z.enum(['left', 'center', 'right']).default('right').describe('What a tight crop keeps'),
        subject: z
          .int()
          .min(0)
          .max(90)
          .default(40)
          .describe('Where the subject begins, in percent from the left'),
        drawn: z.boolean().optional().describe('true for a drawn place, which fills its banner'),
        level: z.enum(['top', 'upper']).optional().describe('What a wide crop keeps, if not the middle'),
        whole: z.boolean().optional().describe('true for people whom no crop may cut'),
        caption: z.string().min(8).max(80).optional().describe('Shown below the picture beside text'),
        credit: z.string().optional(),
      })
      // editor/ui/photos.tsx has a form for photos.
      .meta({ form: 'photo' }),
  ),
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
  'models.yaml': recordOf(z.string(), {
    photo: reference('photo'),
    parts: recordOf(z.string(), {
      name: plainText(30),
      x: share.describe("Percent of the picture's width"),
      y: share.describe("Percent of the picture's height"),
    }),
  }),
}
