import { addressIn, bareAddress } from '#lib/language.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

/** '/Contact/', '/contact.html' and '/contact/index' are all '/contact'. */
export function normalizeAddress(path: string): string {
  const single = path.toLowerCase().replace(/\/{2,}/g, '/')
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

export type SiteAddresses = Pick<SiteManifest, 'pages' | 'redirects'>

/** Maps every normalized address, of pages as well as of redirects, to the address of its page. */
export function redirectTargets({ pages, redirects }: SiteAddresses): Map<string, string> {
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [normalizeAddress(from), to]))
  const known = new Set(pages)
  for (const address of pages) {
    targets.set(normalizeAddress(address), address)
    // A page without a translation is served in English.
    const spanish = addressIn('es', bareAddress(address))
    if (known.has('/es') && !known.has(spanish)) targets.set(normalizeAddress(spanish), address)
  }
  return targets
}

/** '/a%20b?x=1' -> { path: '/a b', query: 'x=1' }; undefined for a malformed target. */
export function parseRequestTarget(target: string): { path: string; query: string } | undefined {
  // A proxy may send the absolute form, http://host/path.
  const [, local = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?]*)\??(.*)$/i.exec(target) ?? []
  try {
    const path = decodeURIComponent(local || '/')
    return /^[^/]|\\|\p{Cc}/u.test(path) ? undefined : { path, query }
  } catch {
    return undefined
  }
}

/** '/new#part' with 'a=1' -> '/new?a=1#part' */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split(/(?=#)/)
  return query ? [address, address.includes('?') ? '&' : '?', query, ...fragment].join('') : to
}

/** Whether a path names a file that is not a page: a missing picture is not answered with HTML. */
export function isAsset(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.startsWith('/_astro/') || (/\.[a-z0-9]+(?:[?#]|$)/i.test(name) && !/\.html$/i.test(name))
}
