import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '#lib/model/photo.ts'

/** Where the finished picture of a file and the address of a film come from: the build, or a test. */
export type Media = {
  /** With the ground of a subject that begins there, in percent from the left. */
  picture(file: string, subject: number): Picture | undefined
  film(file: string): string | undefined
}

/** Pictures and films as they lie in content/, for whoever reads the content without drawing pages. */
export function plainMedia(content: string): Media {
  return {
    picture: (file) => ({ src: `/${file}`, width: 1920, height: 1080, files: [] }),
    film: (file) => (existsSync(join(content, file)) ? `/${file}` : undefined),
  }
}
