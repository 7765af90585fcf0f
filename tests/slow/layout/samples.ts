import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../build/run.ts'
import type { SiteManifest } from '../../../src/lib/site-manifest.ts'
import { readSite } from '../../../src/reading/site.ts'
import { stubMedia } from '../../../src/reading/testing/content-copy.ts'
import { samplePages } from '../../helpers/sample-pages.ts'

const folder = join(root, process.env['SITE_DIR'] ?? 'dist')

/** Every address of the built site; only for rules that depend on what a page says. */
export const { pages, practice } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest

/** Pages that show every template and every block, one in Spanish, and the page for none. */
export const samples = [...samplePages(readSite(join(root, 'content'), stubMedia)), '/es', '/no-such-page']

/** '/semaglutide' -> the HTML of public/semaglutide.html */
export function htmlAt(address: string): string {
  return readFileSync(join(folder, 'public', `${address === '/' ? '/index' : address}.html`), 'utf8')
}
