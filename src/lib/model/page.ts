import { families as words } from '#lib/words/en/frame.ts'
import type { Photo } from './photo.ts'

export const families = Object.keys(words) as Family[]
export type Family = keyof typeof words

export type PageSummary = {
  address: string
  name: string
  purpose: string
  family: Family
  photo: Photo
}
