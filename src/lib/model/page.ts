import { families as words } from '#lib/words/en/pages.ts'
import type { Photo } from './photo.ts'

/** The service families of the clinic; each has its tint in tokens.css. */
export const families = Object.keys(words) as Family[]
export type Family = keyof typeof words

/** Enough of a page to link to it. */
export type Preview = {
  address: string
  name: string
  purpose: string
  family: Family
  photo: Photo
}

/** One status line per drug or device page, in the words regulators use. */
export const statuses = [
  'approved',
  'cleared',
  'authorized',
  'off-label',
  'compounded',
  'investigational',
  'supplement',
  'cosmetic',
  'not-approved',
  'mixed',
  'care',
] as const
export type Status = (typeof statuses)[number]
