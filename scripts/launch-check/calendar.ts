import { en } from '#lib/words/en.ts'
import { formatDate } from '#lib/dates.ts'
import { changedSince, quarterEnd, type Review } from './reviews.ts'

/** The reviews that are overdue and those due by the end of this quarter, as a person reads them. */
export function calendar(reviews: Review[], today: string, all: boolean): string {
  const end = quarterEnd(today)
  const overdue = reviews.filter(({ next }) => next < today)
  const due = reviews.filter(({ next }) => next >= today && next <= end)
  const later = reviews.filter(({ next }) => next > end)
  const unsigned = reviews.filter(({ by, on }) => by === null || on === null).length
  return [
    section(`Overdue on ${formatDate(today, en)}`, overdue),
    section(`Due by ${formatDate(end, en)}`, due),
    ...changed(changedSince(reviews)),
    ...(all ? [section('Later', later)] : []),
    ...(all ? [] : nextAfter(later)),
    `${unsigned} of ${reviews.length} pages have no reviewer yet.`,
    "After a review: change reviewed.by, on and next in the page's file.",
  ].join('\n\n')
}

function section(title: string, reviews: Review[]): string {
  const lines = reviews.map(({ file, next, by }) => `  ${next}  content/${file}  (${by ?? 'no reviewer'})`)
  return [`${title}: ${reviews.length === 0 ? 'none' : reviews.length}`, ...lines].join('\n')
}

function changed(reviews: Review[]): string[] {
  if (reviews.length === 0) return []
  const lines = reviews.map(({ file, on, updated }) => `  ${updated}  content/${file}  (reviewed ${on})`)
  return [[`Changed after its review: ${reviews.length}`, ...lines].join('\n')]
}

function nextAfter(later: Review[]): string[] {
  const [soonest] = later
  if (!soonest) return []
  const count = later.filter(({ next }) => next === soonest.next).length
  const pages = count === 1 ? '1 page' : `${count} pages`
  return [
    `Next after this quarter: ${formatDate(soonest.next, en)} (${pages}). npm run reviews -- --all lists them.`,
  ]
}
