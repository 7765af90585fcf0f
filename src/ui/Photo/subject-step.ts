import type { Photo } from '#lib/model/photo.ts'

/** Where a picture's subject begins, as the style sheet knows it: in steps of five hundredths, never further right. */
export function subjectStep({ subject = 40 }: Photo): number {
  return Math.min(Math.floor(subject / STEP) * STEP, 60)
}

const STEP = 5
