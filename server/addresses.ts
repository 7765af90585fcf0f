import { addressIn, bareAddress } from '#lib/language.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

/** Every spelling of an address people arrive with: other case, trailing slashes, .html, /index. */
export function foldAddress(path: string): string {
  const single = path.toLowerCase().replace(/\/{2,}/g, '/')
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

export type SiteAddresses = Pick<SiteManifest, 'pages' | 'redirects'>

/** Folded address -> where it leads. Holds redirects and the true addresses themselves. */
export function redirectTargets({ pages, redirects }: SiteAddresses): Map<string, string> {
  // Each leads to a page, in one hop: the check of content/ sees to that.
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [foldAddress(from), to]))
  const known = new Set(pages)
  for (const address of pages) {
    targets.set(foldAddress(address), address)
    // What is not translated yet is read in English.
    const spanish = addressIn('es', bareAddress(address))
    if (known.has('/es') && !known.has(spanish)) targets.set(foldAddress(spanish), address)
  }
  return targets
}

/** '/a%20b?x=1' -> its parts, or undefined for what no browser sends. */
export function splitTarget(target: string): { path: string; query: string } | undefined {
  // A proxy may ask with the whole address; Node hands it on as it came.
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

/** A missing picture must never be answered with a page of HTML. */
export function isAsset(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.startsWith('/_astro/') || (/\.[a-z0-9]+$/i.test(name) && !/\.html$/i.test(name))
}
