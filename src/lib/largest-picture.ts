import type { Picture } from './model/photo.ts'

/** The address of the largest file of a picture in the format every browser reads: for whoever wants to see it whole. */
export function largestPicture({ src, sources }: Picture): string {
  return sources.find(({ type }) => type === 'image/webp')?.files.at(-1)?.src ?? src
}
