import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { line, opening, reference, words } from './fields.ts'

const share = z.number().min(0).max(100)

/** Labelled models: a picture each, and where its parts stand on it. */
export const modelsSchema = (lookups: Lookups) =>
  z.record(
    z.string(),
    z.strictObject({
      photo: reference(lookups.photos, 'photo'),
      parts: z.record(
        z.string(),
        z.strictObject({
          name: words(lookups, 30),
          x: share.describe("Percent of the picture's width"),
          y: share.describe("Percent of the picture's height"),
        }),
      ),
    }),
  )

/** A model on a page: which parts it speaks of, and what it says of each. */
export const modelShape = (lookups: Lookups) => ({
  ...opening(lookups),
  model: reference(lookups.models, 'model'),
  parts: z
    .array(
      z.strictObject({
        part: z.string().describe('A part of the model, by its id in models.yaml'),
        text: line(lookups, 300),
      }),
    )
    .min(2)
    .max(4),
})
