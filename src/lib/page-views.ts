import type { AnalyticsSettings } from './integrations.ts'

/** What a page tells the script that counts its views. */
export type PageViews = Pick<AnalyticsSettings, 'consent' | 'query' | 'scriptUrl'> & {
  measurementId: string
  /** The true address of the page; none where views are never counted. */
  address?: string
}

/** Whoever writes to a clinic, or has just written, is nobody's figure. */
const NEVER_COUNTED = /^\/(?:contact|careers|thanks)(?:\/|$)/

/** What the page at an address is told of analytics; undefined while none is set up. */
export function pageViewsOf(settings: AnalyticsSettings, address: string): PageViews | undefined {
  const { measurementId, consent, query, scriptUrl } = settings
  if (!measurementId) return undefined
  return { measurementId, consent, query, scriptUrl, address: countsViews(address) ? address : undefined }
}

/** Pages without an address of their own, the not-found ones, are not counted either: their path is whatever was typed. */
export function countsViews(address: string): boolean {
  return address !== '' && !NEVER_COUNTED.test(address)
}

/** Path and query as they are counted: only keys that were allowed, so that nothing typed gets out. */
export function countedPath(address: string, search: string, allowed: string[]): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => allowed.includes(key)))
  return query.size > 0 ? `${address}?${query}` : address
}
