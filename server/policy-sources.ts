import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { FINANCING_FRAME_ADDRESS } from '#lib/financing-widget.ts'
import type { Integrations } from '#lib/integrations.ts'
import { isCounted } from '#lib/page-views.ts'
import type { PolicySources } from '#lib/site-manifest.ts'
import { videoIdOf } from '#lib/video-site.ts'
import type { InlineCode } from './headers.ts'

/** Hosts from Google's guide to Content Security Policy, without those for advertising. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

const EXECUTABLE_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i

export function inlineCode(tree: Root): InlineCode {
  const inline: InlineCode = { scripts: [], styles: [], styleAttributes: [], hasForm: false }
  visit(tree, 'element', ({ tagName, properties, children: [code] }) => {
    const { style, type, src } = properties
    if (typeof style === 'string') inline.styleAttributes.push(style)
    if ('dataForm' in properties) inline.hasForm = true
    if (code?.type !== 'text') return
    if (tagName === 'style') inline.styles.push(code.value)
    if (tagName === 'script' && !src && EXECUTABLE_TYPE.test(String(type ?? '')))
      inline.scripts.push(code.value)
  })
  return inline
}

export function externalSources(
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
  const hosts = [new URL(analytics.scriptUrl).origin, ...ANALYTICS_HOSTS]
  const more = {
    'script-src': hosts.slice(0, 1),
    'connect-src': hosts,
    'img-src': hosts,
    // The second policy is created by Google's script.
    'trusted-types': ['analytics', 'goog#html'],
  }
  return { frames: [...frames], more }
}

/** What the lender's widget loads, as seen on sites that embed it. */
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
