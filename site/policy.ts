import { createHash } from 'node:crypto'
import type { PolicySources } from '#lib/site-manifest.ts'

/**
 * Trusted Types: text reaches innerHTML and its like only through a named policy. `html` is Swiper's own
 * (it creates it again for every pagination, hence 'allow-duplicates'); `default` is for libraries that know
 * nothing of Trusted Types. Should a library break on it, this is the switch.
 */
const trustedTypes = { required: true, policies: ['default', 'html', "'allow-duplicates'"] }

const SCRIPT_TYPES = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
])

/** What a page holds that its policy must allow by hash, and whether it has something to send. */
export type InlineCode = { scripts: string[]; styles: string[]; styleAttributes: string[]; hasForm: boolean }

/** The Content-Security-Policy of one built page: only what this page holds may run, and what it was given besides. */
export function pagePolicy(
  inline: InlineCode,
  frames: string[],
  mailOrigin: string,
  more: PolicySources = {},
): string {
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
    ...(trustedTypes.required && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypes.policies,
    }),
  }
  for (const [name, sources] of Object.entries(more)) {
    const before = policy[name]?.filter((source) => source !== "'none'") ?? []
    policy[name] = [...before, ...sources]
  }
  return serialize(policy)
}

/**
 * What is not a page (a picture, a message of one line) may do nothing at all, even when opened by itself; a film opened
 * that way plays in a page the browser makes under this policy.
 */
export const closedPolicy = serialize({
  'default-src': ["'none'"],
  'media-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** A block of data such as JSON-LD is never run, so it needs no permission. */
export function isInlineCode(type: unknown): boolean {
  return type === undefined || SCRIPT_TYPES.has(String(type).toLowerCase())
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function serialize(directives: PolicySources): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
