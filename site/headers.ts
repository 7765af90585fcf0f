import { hash } from 'node:crypto'
import type { PolicySources } from '#lib/site-manifest.ts'

export type Header = [name: string, value: string]

/** The headers of every page, by its address: headers.json beside public/. */
export type HeaderTable = Record<string, Header[]>

/** What a page holds that its policy must allow by hash, and whether it has something to send. */
export type InlineCode = { scripts: string[]; styles: string[]; styleAttributes: string[]; hasForm: boolean }

const YEAR = 31_536_000

/** A name that carries a hash of its content may be kept for ever. */
export const HASHED_NAME = /^\/_astro\/|[.-][0-9a-f]{8,}\.[a-z0-9]+$/

export const CACHE = {
  /** Asked again each time; the ETag makes the answer small. */
  page: 'no-cache',
  hashed: `public, max-age=${YEAR}, immutable`,
  other: 'public, max-age=3600',
}

/** Features no page of ours uses. */
const CLOSED_FEATURES = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
/** What a framed film needs; films of our own need no permission. */
const FILM_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

/** Sent with every answer, whatever it is. */
const EVERYWHERE: Header[] = [
  ['Strict-Transport-Security', `max-age=${YEAR}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/**
 * The headers of everything that is not a page: assets, redirects, one-line messages. They may do nothing at all, even
 * when opened by themselves; a film opened that way plays in a page the browser makes under this policy.
 */
export const closedHeaders: Header[] = [
  ...EVERYWHERE,
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  [
    'Content-Security-Policy',
    "default-src 'none'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
]

/** The security headers of a page, given its inline code, the hosts it may frame, where its forms go ('' is here), and what else it may load. */
export function pageHeaders(
  inline: InlineCode,
  frames: string[] = [],
  mailOrigin = '',
  more: PolicySources = {},
): Header[] {
  // Isolated both ways; credentialless asks for what comes from elsewhere without cookies.
  const isolation = Object.keys(more).length > 0 ? 'credentialless' : 'require-corp'
  const hosts = frames.filter((host) => !host.startsWith("'")).map((host) => `"${host}"`)
  const features = [
    ...CLOSED_FEATURES.map((name) => `${name}=()`),
    ...(hosts.length > 0 ? FILM_FEATURES.map((name) => `${name}=(self ${hosts.join(' ')})`) : []),
  ]
  return [
    ...EVERYWHERE,
    // A frame of another origin is blocked under either, so pages that may show one go without.
    ...(frames.length > 0 ? [] : [['Cross-Origin-Embedder-Policy', isolation] satisfies Header]),
    ['Permissions-Policy', features.join(', ')],
    ['Content-Security-Policy', pagePolicy(inline, frames, mailOrigin, more)],
  ]
}

/** Only what this page holds may run, and what it was given besides. */
function pagePolicy(inline: InlineCode, frames: string[], mailOrigin: string, more: PolicySources): string {
  const policy: PolicySources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inline.scripts)],
    'style-src': ["'self'", ...hashes(inline.styles)],
    ...(inline.styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...hashes(inline.styleAttributes)],
    }),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A page without a form has nothing to send.
    'connect-src': ["'self'", ...(mailOrigin && inline.hasForm ? [mailOrigin] : [])],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Text reaches innerHTML and its like only through a named policy. `html` is Swiper's own, created again for every
    // pagination; `default` is for libraries that know nothing of Trusted Types.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
  for (const [name, sources] of Object.entries(more)) {
    const before = policy[name]?.filter((source) => source !== "'none'") ?? []
    policy[name] = [...before, ...sources]
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}
