import { dayIn } from '#lib/dates.ts'
import type { Practice, Weekday } from '#lib/model/practice.ts'
import { en } from '#lib/words/en.ts'
import type { Problem } from './content-error.ts'

/** What practice.yaml says twice must agree: the phone as it is read and dialled, the days as open and closed. */
export function practiceProblems({ phone, hours, closed }: Practice): Problem[] {
  const file = 'practice.yaml'
  const open = new Set(hours.flatMap(({ days }) => days))
  const both = closed.filter((day) => open.has(day))
  const neither = week.filter((day) => !open.has(day) && !closed.includes(day))
  const message = `people read ${phone.display}, but phones dial ${phone.href}`
  const isDialled = digits(phone.display) === digits(phone.href)
  return [
    ...(isDialled ? [] : [{ file, field: 'phone.display', message }]),
    ...both.map((day) => ({ file, field: 'closed', message: `${day} is both open and closed` })),
    ...neither.map((day) => ({ file, field: 'hours', message: `${day} is neither open nor closed` })),
  ]
}

/** A number written out in a text goes stale when the practice's changes; help lines start with another form. */
export function phoneRule({ phone }: Practice) {
  return (text: string): string[] =>
    [...text.matchAll(/\(\d{3}\) ?\d{3}[-.]\d{4}/g)]
      .filter(([number]) => digits(number) !== digits(phone.display))
      .map(([number]) => `${number} is not the practice's number: write {phone}, which follows practice.yaml`)
}

/** The words cannot have changed tomorrow, on the practice's own calendar. */
export function futureProblems(
  pages: { file: string; updated?: string }[],
  { timeZone }: Practice,
  now: Date,
): Problem[] {
  const today = dayIn(timeZone, now)
  return pages.flatMap(({ file, updated }) =>
    updated && updated > today
      ? [{ file, field: 'updated', message: `${updated} is still to come: write the day of the change` }]
      : [],
  )
}

/** The ten digits of a number in North America, however it is written. */
function digits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-10)
}

const week = Object.keys(en.hours.weekdays) as Weekday[]
