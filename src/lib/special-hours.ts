import { formatDate } from './dates.ts'
import { timesInWords } from './hours.ts'
import type { SpecialHours } from './model/practice.ts'
import type { Words } from './words/words.ts'

/** 'Thanksgiving, November 26, 2026: closed' */
export function specialLine({ from, until, opens, closes, note }: SpecialHours, words: Words): string {
  const { askedFirst, hours } = words
  const [first, last] = [formatDate(from, words), formatDate(until, words)]
  const times = opens && closes ? timesInWords({ opens, closes }, hours) : hours.closed
  return askedFirst.special(note, from === until ? first : askedFirst.days(first, last), times)
}
