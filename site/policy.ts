import { createHash } from 'node:crypto'
import { decodeEntities } from '#lib/entities.ts'
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

/** The Content-Security-Policy of one built page: only what this page holds may run, and what it was given besides. */
export function pagePolicy(
  html: string,
  frames: string[],
  mailOrigin: string,
  more: PolicySources = {},
): string {
  const inline = inlineSources(html)
  const policy: PolicySources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    ...(inline.styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...inline.styleAttributes],
    }),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A page without a form has nothing to send.
    'connect-src': ["'self'", ...(mailOrigin && html.includes('data-form=') ? [mailOrigin] : [])],
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

/** Comments, inline scripts and styles, style attributes: a page is read for these alone, because a server reads all its pages at start. */
const INLINE =
  /<!--[\s\S]*?-->|<(script|style)((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|\sstyle=(?:"([^"]*)"|'([^']*)')/gi

function inlineSources(html: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const styleAttributes = new Set<string>()
  for (const [, element, attributes = '', text = '', double, single] of html.matchAll(INLINE)) {
    const style = double ?? single
    if (style) styleAttributes.add(hash(decodeEntities(style)))
    else if (element?.toLowerCase() === 'style') styles.add(hash(text))
    else if (element && isInlineCode(attributes)) scripts.add(hash(text))
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] }
}

/** A block of data such as JSON-LD is never run, so it needs no permission. */
function isInlineCode(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s]*)/i.exec(attributes)?.[1] ?? ''
  return !/\ssrc\s*=/i.test(attributes) && SCRIPT_TYPES.has(type.toLowerCase())
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function serialize(directives: PolicySources): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
