import type { AnalyticsSettings } from './integrations.ts'

export type PageViews = Pick<AnalyticsSettings, 'consent' | 'query' | 'scriptUrl'> & {
  measurementId: string
  /** Empty on not-found pages; undefined where views are not counted. */
  address?: string
}

export function pageViewSettings(settings: AnalyticsSettings, address: string): PageViews | undefined {
  const { measurementId, consent, query, scriptUrl } = settings
  const counted = isCounted(settings, address) ? address : undefined
  return measurementId ? { measurementId, consent, query, scriptUrl, address: counted } : undefined
}

export function isCounted({ leftOut }: Pick<AnalyticsSettings, 'leftOut'>, address: string): boolean {
  const isUnder = (page: string) => address === page || address.startsWith(`${page}/`)
  return !leftOut.some(isUnder)
}

export function countedPath(address: string, search: string, allowed: PageViews['query']): string {
  if (allowed === 'all') return address + search
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => allowed.includes(key)))
  return query.size > 0 ? `${address}?${query}` : address
}
