import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '#reading/site.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { samplePages } from '../helpers/sample-pages.ts'

const built = join(process.env['SITE_DIR'] ?? 'dist', 'site.json')

/** Every address of the built site. */
export const { pages } = JSON.parse(readFileSync(built, 'utf8')) as SiteManifest

/** A few of them that show every template and every block, and one in Spanish. */
export function samples(): string[] {
  return [...samplePages(readSite('content', plainMedia('content'))), '/es', '/no-such-page']
}
