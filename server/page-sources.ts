import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { FINANCING_FRAME_ADDRESS } from '#lib/financing-widget.ts'
import type { Integrations } from '#lib/integrations.ts'
import { isCounted } from '#lib/page-views.ts'
import type { PolicySources } from '#lib/site-manifest.ts'
import { videoIdOf } from '#lib/video-site.ts'
import type { InlineCode } from './headers.ts'

/** Where the analytics service takes its reports, by its own guide; without the hosts for advertising. */
const REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

const RUN = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i

/** What a page holds that its policy must allow. */
export function inlineCode(tree: Root): InlineCode {
  const inline: InlineCode = { scripts: [], styles: [], styleAttributes: [], hasForm: false }
  visit(tree, 'element', ({ tagName, properties, children: [code] }) => {
    const { style, type, src } = properties
    if (typeof style === 'string') inline.styleAttributes.push(style)
    if ('dataForm' in properties) inline.hasForm = true
    if (code?.type !== 'text') return
    if (tagName === 'style') inline.styles.push(code.value)
    // A block of data such as JSON-LD is never run, so it needs no permission.
    if (tagName === 'script' && !src && RUN.test(String(type ?? ''))) inline.scripts.push(code.value)
  })
  return inline
}

/** What a page may frame and load from elsewhere: what its markup holds, and what is set up for it. */
export function outsideSources(
  address: string,
  tree: Root,
  { analytics, financing, video }: Integrations,
): { frames: string[]; more?: PolicySources } {
  if (address === FINANCING_FRAME_ADDRESS) return financingSources(new URL(financing.scriptUrl).origin)
  const frames = new Set<string>()
  visit(tree, 'element', ({ properties }: Element) => {
    const { className, href } = properties
    const opensFilm = Array.isArray(className) && className.includes('glightbox') && videoIdOf(String(href))
    if ('dataVideo' in properties || opensFilm) frames.add(video.host)
    if ('dataFinancing' in properties) frames.add("'self'")
  })
  if (!analytics.measurementId || !isCounted(analytics, address)) return { frames: [...frames] }
  const reports = [new URL(analytics.scriptUrl).origin, ...REPORTS]
  const more = {
    'script-src': reports.slice(0, 1),
    'connect-src': reports,
    'img-src': reports,
    // Ours for the service's script, and the one that script makes for itself.
    'trusted-types': ['analytics', 'goog#html'],
  }
  return { frames: [...frames], more }
}

/** What the lender's widget fetches, as practices that show it have published; it writes styles, so it may. */
function financingSources(lender: string) {
  const widget = 'https://*.withcherry.com'
  const more = {
    'script-src': [lender, 'https://cdn.segment.com'],
    'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'img-src': ['https:', lender],
    'connect-src': [lender, widget, 'https://cdn.segment.com', 'https://api.segment.io'],
    'form-action': [widget],
    'trusted-types': ['*'],
    'frame-ancestors': ["'self'"],
  }
  return { frames: [lender, widget], more }
}
