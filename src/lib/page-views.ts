import type { AnalyticsSettings } from './integrations.ts'

/** What a page tells the script that counts its views. */
export type PageViews = Pick<AnalyticsSettings, 'consent' | 'query' | 'scriptUrl'> & {
  measurementId: string
  /** The true address of the page; none where views are never counted. */
  address?: string
}

/** What the page at an address is told of analytics; undefined while none is set up. */
export function pageViewsOf(settings: AnalyticsSettings, address: string): PageViews | undefined {
  const { measurementId, consent, query, scriptUrl } = settings
  if (!measurementId) return undefined
  return {
    measurementId,
    consent,
    query,
    scriptUrl,
    address: countsViews(settings, address) ? address : undefined,
  }
}

/** Pages without an address of their own, the not-found ones, are not counted either: their path is whatever was typed. */
export function countsViews({ leftOut }: Pick<AnalyticsSettings, 'leftOut'>, address: string): boolean {
  const isUnder = (page: string) => address === page || address.startsWith(`${page}/`)
  return address !== '' && !leftOut.some(isUnder)
}

/** Path and query as they are counted: only keys that were allowed, so that nothing typed gets out unless all may. */
export function countedPath(address: string, search: string, allowed: PageViews['query']): string {
  const told = ([key]: [string, string]) => allowed === 'all' || allowed.includes(key)
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(told))
  return query.size > 0 ? `${address}?${query}` : address
}
