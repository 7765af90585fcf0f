import type { PolicySources } from '#lib/site-manifest.ts'
import { closedPolicy, type InlineCode, pagePolicy } from './policy.ts'

export type Header = [name: string, value: string]

/** The headers of every page, by its address: headers.json beside public/. */
export type HeaderTable = Record<string, Header[]>

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
/** What a framed film needs. */
const FILM_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

/** Sent with every answer, whatever it is. */
const EVERYWHERE: Header[] = [
  ['Strict-Transport-Security', `max-age=${YEAR}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** A frame of another origin is blocked under require-corp, so pages that may show one go without. */
const ISOLATED: Header = ['Cross-Origin-Embedder-Policy', 'require-corp']
/** Isolated as well, and what comes from elsewhere is asked for without cookies. */
const CREDENTIALLESS: Header = ['Cross-Origin-Embedder-Policy', 'credentialless']

/** The security headers of a page, given its inline code, the hosts it may frame, where its forms go ('' is here), and what else it may load. */
export function pageHeaders(
  inline: InlineCode,
  frames: string[] = [],
  mailOrigin = '',
  more: PolicySources = {},
): Header[] {
  const isolation = Object.keys(more).length > 0 ? CREDENTIALLESS : ISOLATED
  return [
    ...EVERYWHERE,
    ...(frames.length > 0 ? [] : [isolation]),
    ['Permissions-Policy', permissions(frames)],
    ['Content-Security-Policy', pagePolicy(inline, frames, mailOrigin, more)],
  ]
}

/** The security headers of everything that is not a page: assets, redirects, one-line messages. They run nothing, so few words do. */
export const closedHeaders: Header[] = [
  ...EVERYWHERE,
  ISOLATED,
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Content-Security-Policy', closedPolicy],
]

export function cacheControl(address: string): string {
  return HASHED_NAME.test(address) ? CACHE.hashed : CACHE.other
}

/** Films of our own need no permission; a framed one is given what it needs. */
function permissions(frames: string[]): string {
  const hosts = frames.filter((host) => !host.startsWith("'")).map((host) => `"${asOrigin(host)}"`)
  return [
    ...CLOSED_FEATURES.map((name) => `${name}=()`),
    ...(hosts.length > 0 ? FILM_FEATURES.map((name) => `${name}=(self ${hosts.join(' ')})`) : []),
  ].join(', ')
}

function asOrigin(host: string): string {
  return host.includes('://') ? host : `https://${host}`
}
