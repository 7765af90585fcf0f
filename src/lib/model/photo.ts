import { z } from 'zod'

export const photoSchema = z
  .strictObject({
    file: z.string().regex(/^(photos|before-after)\/[\w-]+\.jpg$/, 'must be a file such as photos/hero.jpg'),
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
  .meta({ form: 'photo' })

export type Photo = Omit<z.output<typeof photoSchema>, 'file' | 'tall' | 'credit' | 'subject'> & {
  id: string
  picture: Picture
  tall?: Picture
  subject?: number
}

export type Picture = {
  src: string
  width: number
  height: number
  /** The colors that a banner continues beside the picture. */
  edgeColors?: EdgeColors
  /** AVIF, narrowest first; `src` is a WebP for other browsers and for the full-size link. */
  files: PictureFile[]
  /** The part of an upright picture that fits a phone's banner. */
  onPhones?: PictureFile[]
}

/** The color of the upper edge, and of the left edge from top to bottom. */
export type EdgeColors = { color: string; rows: string[] }

export type PictureFile = { src: string; width: number }

export type Film = {
  id: string
  src: string
  small?: string
  poster: Photo
  text: string
}

export type Pair = {
  id: string
  before: Photo
  after: Photo
  caption: string
  illustration?: boolean
}

export type Diagram = {
  id: string
  photo: Photo
  parts: Record<string, { name: string; x: number; y: number }>
}

export type Document = { file: string; bytes: number }
