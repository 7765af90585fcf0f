/** Counting without a third party: what pages, server and the command that prints it know together. */

/** Where a page tells our own server of a click. */
export const visitsPath = '/visits'
/** On <html> where visits are counted: the address of the booking page, so that clicks on it are known. */
export const visitsMark = 'data-visits'

export const visitKinds = ['view', 'form', 'call', 'booking'] as const
export type VisitKind = (typeof visitKinds)[number]

/** One day, or what came since it was last written down. */
export type Visits = {
  /** People, as far as they can be told apart without remembering them. */
  visitors: number
  /** Pages that programs asked for. */
  bots: number
  pages: Record<string, Partial<Record<VisitKind, number>>>
}

export function noVisits(): Visits {
  return { visitors: 0, bots: 0, pages: {} }
}

/** Adds the second to the first. */
export function addVisits(sum: Visits, more: Visits): Visits {
  sum.visitors += more.visitors
  sum.bots += more.bots
  for (const [page, counts] of Object.entries(more.pages)) {
    const own = (sum.pages[page] ??= {})
    for (const kind of visitKinds) {
      if (counts[kind]) own[kind] = (own[kind] ?? 0) + counts[kind]
    }
  }
  return sum
}
