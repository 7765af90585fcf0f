import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FINANCING_FRAME } from '#lib/financing-widget.ts'
import type { Integrations } from '#lib/integrations.ts'
import { countsViews } from '#lib/page-views.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { videoIdOf } from '#lib/video-site.ts'
import { tagsOf } from './html-tags.ts'

type OutsideSources = Pick<SiteManifest, 'frames' | 'policies'>

/** Where the analytics service takes its reports, by its own guide; without the hosts for advertising. */
const REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** What each built page may load or frame from elsewhere: what its markup holds, and what is set up for it. */
export async function outsideSources(
  publicDir: string,
  pages: string[],
  { analytics, financing, video }: Integrations,
): Promise<OutsideSources> {
  const sources: OutsideSources = { frames: {}, policies: {} }
  for (const address of pages) {
    const html = await readFile(join(publicDir, `${address === '/' ? 'index' : address}.html`), 'utf8')
    const frames = framesIn(html, video.host)
    if (frames.length > 0) sources.frames[address] = frames
    if (analytics.measurementId && countsViews(analytics, address)) {
      sources.policies[address] = analyticsSources(new URL(analytics.scriptUrl).origin)
    }
  }
  if (financing.slug) {
    const lender = new URL(financing.scriptUrl).origin
    sources.frames[FINANCING_FRAME] = [lender, 'https://*.withcherry.com']
    sources.policies[FINANCING_FRAME] = financingSources(lender)
  }
  return sources
}

function framesIn(html: string, videoHost: string): string[] {
  const frames = new Set<string>()
  for (const { attributes } of tagsOf(html)) {
    const opensFilm =
      attributes.get('class')?.includes('glightbox') && videoIdOf(attributes.get('href') ?? '')
    if (attributes.has('data-video') || opensFilm) frames.add(videoHost)
    if (attributes.has('data-financing')) frames.add("'self'")
  }
  return [...frames]
}

function analyticsSources(host: string) {
  return {
    'script-src': [host],
    'connect-src': [host, ...REPORTS],
    'img-src': [host, ...REPORTS],
    // Ours for the service's script, and the one that script makes for itself.
    'trusted-types': ['analytics', 'goog#html'],
  }
}

/** What the lender's widget fetches, as practices that show it have published; it writes styles, so it may. */
function financingSources(lender: string) {
  return {
    'script-src': [lender, 'https://cdn.segment.com'],
    'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'img-src': ['https:', lender],
    'connect-src': [lender, 'https://*.withcherry.com', 'https://cdn.segment.com', 'https://api.segment.io'],
    'form-action': ['https://*.withcherry.com'],
    'trusted-types': ['*'],
    'frame-ancestors': ["'self'"],
  }
}
