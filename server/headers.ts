import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PolicySources } from '#lib/site-manifest.ts'
import { redirectTargets, type SiteAddresses } from './addresses.ts'

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

const EMBEDDER_POLICY = 'Cross-Origin-Embedder-Policy'
const FEATURES = 'Permissions-Policy'
const POLICY = 'Content-Security-Policy'

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
  [EMBEDDER_POLICY, 'require-corp'],
  [FEATURES, 'camera=(), geolocation=(), microphone=()'],
  [
    POLICY,
    "default-src 'none'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
]

/**
 * The security headers of a page: only what it holds may run, and what else is set up for it. `frames`: hosts it may
 * frame; `mailOrigin`: where its forms go, '' is here; `more`: what it may load besides.
 */
export function pageHeaders(
  inline: InlineCode,
  frames: string[] = [],
  mailOrigin = '',
  more: PolicySources = {},
): Header[] {
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
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Text reaches innerHTML and its like only through a named policy. `html` is Swiper's own, created again for every
    // pagination; `default` is for libraries that know nothing of Trusted Types.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
  for (const [name, sources] of Object.entries(more))
    policy[name] = [...(policy[name] ?? []).filter((source) => source !== "'none'"), ...sources]
  const features = CLOSED_FEATURES.map((name) => `${name}=()`)
  const hosts = frames.filter((host) => !host.startsWith("'")).map((host) => ` "${host}"`)
  if (hosts.length > 0) features.push(...FILM_FEATURES.map((name) => `${name}=(self${hosts.join('')})`))
  const headers: Header[] = [...EVERYWHERE]
  // Isolated both ways; credentialless asks for what comes from elsewhere without cookies. A frame of another origin is
  // blocked under either, so pages that may show one go without.
  if (frames.length === 0)
    headers.push([EMBEDDER_POLICY, Object.keys(more).length > 0 ? 'credentialless' : 'require-corp'])
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '))
  return [...headers, [FEATURES, features.join(', ')], [POLICY, directives.join('; ')]]
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

/**
 * The headers of every page, once: headers.json for our server, and the same as _headers and _redirects in public/ for
 * static hosts (Netlify, Cloudflare Pages). Not-found pages stand there by the address of their file.
 */
export async function writeHeaderTable(
  distDir: string,
  table: HeaderTable,
  addresses: SiteAddresses,
): Promise<void> {
  const redirects = [...redirectTargets(addresses)].filter(([from, to]) => from !== to)
  const write = (name: string, lines: string[]) => writeFile(join(distDir, name), lines.join(''))
  await write('headers.json', [JSON.stringify(table)])
  await write('public/_headers', staticHeaders(table))
  const lines = redirects.map(([from, to]) => `${from} ${to} 301\n`)
  await write('public/_redirects', lines)
}

/** Hosts do not agree on which of two rules wins, so no header is set by two: unknown paths go without a policy. */
function staticHeaders(table: HeaderTable): string[] {
  const isOwn = ([name]: Header) => [POLICY, FEATURES, EMBEDDER_POLICY].includes(name)
  const rules: [path: string, Header[]][] = [
    ['/*', EVERYWHERE],
    ['/_astro/*', [['Cache-Control', CACHE.hashed], ...closedHeaders.filter(isOwn)]],
  ]
  for (const [address, headers] of Object.entries(table))
    if (!address.endsWith('/404'))
      rules.push([address, [...headers.filter(isOwn), ['Cache-Control', CACHE.page]]])
  return rules.map(([path, headers]) =>
    [path, ...headers.map((pair) => `  ${pair.join(': ')}`), ''].join('\n'),
  )
}
