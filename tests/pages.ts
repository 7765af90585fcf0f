import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '../src/lib/site-manifest.ts'

/** What the build says of the site under test: every page is tested the day it is added. */
export const manifest = JSON.parse(
  readFileSync(join(process.env['SITE_DIR'] ?? 'dist', 'site.json'), 'utf8'),
) as SiteManifest
