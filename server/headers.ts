import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PolicySources } from '#lib/site-manifest.ts'
import { redirectTargets, type SiteAddresses } from './addresses.ts'

export type Header = [name: string, value: string]

export type HeaderTable = Record<string, Header[]>

/** What the policy of a page must allow by hash, and whether it has a form. */
export type InlineCode = { scripts: string[]; styles: string[]; styleAttributes: string[]; hasForm: boolean }

const YEAR = 31_536_000

/** Names with a hash of the content, which can be cached for ever. */
export const HASHED_NAME = /^\/_astro\/|[.-][0-9a-f]{8,}\.[a-z0-9]+$/

export const CACHE = {
  page: 'no-cache',
  hashed: `public, max-age=${YEAR}, immutable`,
  other: 'public, max-age=3600',
}

const DISABLED_FEATURES = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
const VIDEO_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

const EMBEDDER_POLICY = 'Cross-Origin-Embedder-Policy'
const FEATURES = 'Permissions-Policy'
const POLICY = 'Content-Security-Policy'

const COMMON_HEADERS: Header[] = [
  ['Strict-Transport-Security', `max-age=${YEAR}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** For assets, redirects and messages. Media is allowed because a browser plays a video file in a page of its own. */
export const nonPageHeaders: Header[] = [
  ...COMMON_HEADERS,
  [EMBEDDER_POLICY, 'require-corp'],
  [FEATURES, 'camera=(), geolocation=(), microphone=()'],
  [
    POLICY,
    "default-src 'none'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  ],
]

/**
 * The security headers of a page. `frames`: hosts that it may frame; `mailOrigin`: where its forms go, '' for our own
 * server; `more`: other sources by directive.
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
    'connect-src': ["'self'", ...(mailOrigin && inline.hasForm ? [mailOrigin] : [])],
    'media-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // `html` is Swiper's policy, which it creates again for each pagination; `default` is for other libraries.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'html', "'allow-duplicates'"],
  }
  for (const [name, sources] of Object.entries(more))
    policy[name] = [...(policy[name] ?? []).filter((source) => source !== "'none'"), ...sources]
  const features = DISABLED_FEATURES.map((name) => `${name}=()`)
  const hosts = frames.filter((host) => !host.startsWith("'")).map((host) => ` "${host}"`)
  if (hosts.length > 0) features.push(...VIDEO_FEATURES.map((name) => `${name}=(self${hosts.join('')})`))
  const headers: Header[] = [...COMMON_HEADERS]
  // Both values block frames of other origins, so pages with such a frame go without the header.
  if (frames.length === 0)
    headers.push([EMBEDDER_POLICY, Object.keys(more).length > 0 ? 'credentialless' : 'require-corp'])
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '))
  return [...headers, [FEATURES, features.join(', ')], [POLICY, directives.join('; ')]]
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}

/** Writes headers.json for our server, and _headers and _redirects for static hosts (Netlify, Cloudflare Pages). */
export async function writeHeaderTable(
  distDir: string,
  table: HeaderTable,
  site: SiteAddresses,
): Promise<void> {
  const redirects = [...redirectTargets(site)].filter(([from, to]) => from !== to)
  const write = (name: string, lines: string[]) => writeFile(join(distDir, name), lines.join(''))
  await write('headers.json', [JSON.stringify(table)])
  await write('public/_headers', staticHeaders(table))
  const lines = redirects.map(([from, to]) => `${from} ${to} 301\n`)
  await write('public/_redirects', lines)
}

/** Hosts differ in which of two matching rules wins, so no two rules set the same header. */
function staticHeaders(table: HeaderTable): string[] {
  const isOwn = ([name]: Header) => [POLICY, FEATURES, EMBEDDER_POLICY].includes(name)
  const rules: [path: string, Header[]][] = [
    ['/*', COMMON_HEADERS],
    ['/_astro/*', [['Cache-Control', CACHE.hashed], ...nonPageHeaders.filter(isOwn)]],
  ]
  for (const [address, headers] of Object.entries(table))
    if (!address.endsWith('/404'))
      rules.push([address, [...headers.filter(isOwn), ['Cache-Control', CACHE.page]]])
  return rules.map(([path, headers]) =>
    [path, ...headers.map((pair) => `  ${pair.join(': ')}`), ''].join('\n'),
  )
}
