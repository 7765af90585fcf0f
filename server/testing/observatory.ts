import { tagsOf } from '../html-tags.ts'
import type { Answer } from './request.ts'

/** What the Observatory looks at: the answer over TLS, and what plain HTTP answers for the same address. */
export type Observed = { url: string; secure: Answer; plain: Answer | undefined }

type Rule = (observed: Observed, policy: Map<string, string[]>) => number

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'])
const SIX_MONTHS = 15_552_000

/** The twelve rules of the HTTP Observatory (MDN, 2026) as points over or under 100; the first to apply counts. */
export const rules: Record<string, Rule> = {
  'content-security-policy': (_, policy) => {
    if (policy.size === 0) return -25
    const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
    const open = (list: string[]) => list.some((source) => BROAD.has(source))
    const inline = (list: string[]) =>
      list.includes('data:') || (list.includes("'unsafe-inline'") && !list.some(isHash))
    if (open(sources('script-src')) || inline(sources('script-src')) || open(sources('object-src')))
      return -20
    if ([...policy].some(([name, list]) => !/^(img|media)-src$/.test(name) && list.some(isPlain))) return -20
    if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10
    if ([...sources('img-src'), ...sources('media-src')].some(isPlain)) return -10
    if (open(sources('style-src')) || inline(sources('style-src'))) return 0
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies: ({ secure }) => {
    const cookie = secure.headers['set-cookie']
    if (!cookie) return 0
    if (!/;\s*secure/i.test(cookie)) return -20
    return /;\s*httponly/i.test(cookie) && /;\s*samesite=(lax|strict)/i.test(cookie) ? 5 : 0
  },
  'cross-origin-resource-sharing': ({ secure }) =>
    secure.headers['access-control-allow-credentials'] === 'true' &&
    secure.headers['access-control-allow-origin']
      ? -50
      : 0,
  redirection: ({ url, plain }) => {
    if (!plain) return 0
    const location = plain.headers.location ?? ''
    if (plain.status < 300 || plain.status > 399 || !location.startsWith('https://')) return -20
    return new URL(location).hostname === new URL(url).hostname ? 0 : -5
  },
  'referrer-policy': ({ secure }) => {
    const value = secure.headers['referrer-policy']
    if (value === undefined) return 0
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
  },
  'strict-transport-security': ({ secure }) => {
    const age = /max-age=(\d+)/.exec(secure.headers['strict-transport-security'] ?? '')?.[1]
    if (age === undefined) return -20
    return Number(age) < SIX_MONTHS ? -10 : 0
  },
  'subresource-integrity': ({ secure }) => {
    if (!secure.headers['content-type']?.startsWith('text/html')) return 0
    const scripts = [...tagsOf(secure.body.toString())].filter(
      (tag) => tag.name === 'script' && tag.attributes.has('src'),
    )
    const foreign = scripts.filter((tag) => /^(https?:)?\/\//.test(tag.attributes.get('src') ?? ''))
    if (foreign.some((tag) => !tag.attributes.has('integrity'))) return -5
    return scripts.some((tag) => tag.attributes.has('integrity')) ? 5 : 0
  },
  'x-content-type-options': ({ secure }) => (secure.headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ secure }, policy) => {
    if (policy.has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(secure.headers['x-frame-options'] ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ secure }) =>
    oneOf(secure, 'cross-origin-resource-policy', ['same-origin', 'same-site']),
  'cross-origin-opener-policy': ({ secure }) => oneOf(secure, 'cross-origin-opener-policy', ['same-origin']),
  'cross-origin-embedder-policy': ({ secure }) =>
    oneOf(secure, 'cross-origin-embedder-policy', ['require-corp', 'credentialless']),
}

/** Bonuses count only for whoever has at least 90 points without them. */
export function observatoryScore(observed: Observed): number {
  const policy = parsePolicy(observed.secure.headers['content-security-policy'] ?? '')
  const points = Object.values(rules).map((rule) => rule(observed, policy))
  const penalties = sum(points.filter((point) => point < 0))
  return 100 + (100 + penalties >= 90 ? sum(points) : penalties)
}

function parsePolicy(header: string): Map<string, string[]> {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function oneOf({ headers }: Answer, name: string, good: string[]): number {
  const value = headers[name]
  if (value === undefined || value === 'unsafe-none' || value === 'cross-origin') return 0
  return good.includes(value) ? 10 : -5
}

const isHash = (source: string) => /^'(sha\d+|nonce)-/.test(source)
const isPlain = (source: string) => /^(http|ftp):/.test(source)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
