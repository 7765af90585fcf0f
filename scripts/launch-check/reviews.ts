import type { Site } from '#reading/site.ts'

/** The medical review of one page, as its file says it. */
export type Review = {
  file: string
  address: string
  by: string | null
  on: string | null
  next: string
  updated: string
}

/** Every page that carries a review, soonest due first. */
export function reviewsOf({
  treatments,
  pages,
  posts,
}: Pick<Site, 'treatments' | 'pages' | 'posts'>): Review[] {
  return [...treatments, ...pages, ...posts]
    .flatMap((page) => {
      const { file, address, reviewed } = page
      const updated = page.updated ?? ('date' in page ? page.date : '')
      return reviewed ? [{ file, address, ...reviewed, updated }] : []
    })
    .sort((one, other) => one.next.localeCompare(other.next) || one.file.localeCompare(other.file))
}

/** The last day of the calendar quarter a day stands in: '2026-11-15' -> '2026-12-31'. */
export function quarterEnd(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const lastMonth = Math.ceil(month / 3) * 3
  // Day 0 of the month after is the last day of this one.
  return new Date(Date.UTC(year, lastMonth, 0)).toISOString().slice(0, 10)
}

/** Pages whose words changed after somebody signed for them. */
export function changedSince(reviews: Review[]): Review[] {
  return reviews.filter(({ on, updated }) => on !== null && updated > on)
}
