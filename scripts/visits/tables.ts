import { addVisits, noVisits, visitKinds, type VisitKind, type Visits } from '#lib/visits.ts'

export type Days = [day: string, visits: Visits][]

const MOST_PAGES = 25

/** A line a day, oldest first, and their sum. */
export function dayTable(days: Days): string {
  const sum = days.reduce((all, [, visits]) => addVisits(all, visits), noVisits())
  const row = (name: string, visits: Visits) => [
    name,
    visits.visitors,
    ...visitKinds.map((kind) => countOf(visits, kind)),
    visits.bots,
  ]
  return table(
    ['day', 'visitors', 'pages', 'forms', 'calls', 'bookings', 'bots'],
    // Who comes on two days is counted on both: nobody is remembered overnight.
    [...days.map(([day, visits]) => row(day, visits)), row('all', sum)],
  )
}

/** The pages that were read most. */
export function pageTable(days: Days): string {
  const { pages } = days.reduce((all, [, visits]) => addVisits(all, visits), noVisits())
  const rows = Object.entries(pages)
    .map(([page, counts]) => [page, ...visitKinds.map((kind) => counts[kind] ?? 0)] as const)
    .toSorted((one, other) => Number(other[1]) - Number(one[1]))
  const left = rows.length - MOST_PAGES
  return [
    table(['page', 'pages', 'forms', 'calls', 'bookings'], rows.slice(0, MOST_PAGES)),
    ...(left > 0 ? [`and ${left} more`] : []),
  ].join('\n')
}

export function countOf({ pages }: Visits, kind: VisitKind): number {
  return Object.values(pages).reduce((sum, counts) => sum + (counts[kind] ?? 0), 0)
}

type Row = readonly (string | number)[]

function table(head: Row, rows: Row[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => words(row[column]).length)))
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? words(cell).padEnd(widths[0]!) : words(cell).padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n')
}

function words(cell: string | number | undefined): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? '')
}
