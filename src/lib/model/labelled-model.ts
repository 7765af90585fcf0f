import type { Photo } from './photo.ts'

/** A picture of something inside the body, and where its parts stand on it. */
export type LabelledModel = {
  id: string
  photo: Photo
  /** In percent of the picture's width and height. */
  parts: Record<string, { name: string; x: number; y: number }>
}
