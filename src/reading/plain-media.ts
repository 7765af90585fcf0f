import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Media } from '#reading/registries.ts'

/** Pictures and films as they lie in content/, for whoever reads the content without drawing pages. */
export function plainMedia(content: string): Media {
  return {
    picture: (file) => ({ src: `/${file}`, width: 1920, height: 1080, files: [] }),
    film: (file) => (existsSync(join(content, file)) ? `/${file}` : undefined),
    // Pages are counted when pages are drawn.
    document: (file) => ({ bytes: statSync(join(content, file)).size, pages: 1 }),
  }
}
