import { formatDate } from './dates.ts'
import type { Hours, Practice, SpecialHours, Weekday } from './model/practice.ts'
import type { Words } from './words/words.ts'

/** ['Monday to Saturday: open 24 hours', 'Sunday: closed'] */
export function hoursLines(
  { hours, closed }: Pick<Practice, 'hours' | 'closed'>,
  { hours: words, locale }: Pick<Words, 'hours' | 'locale'>,
): string[] {
  return [
    ...hours.map((line) => words.line(daysInWords(line.days, words, locale), timesInWords(line, words))),
    ...(closed.length > 0 ? [words.line(daysInWords(closed, words, locale), words.closed)] : []),
  ]
}

/** 'Monday to Friday', 'Saturday and Sunday' */
export function daysInWords(days: Weekday[], { weekdays, dayRange }: Words['hours'], locale: string): string {
  const named = days.map((day) => weekdays[day])
  const week = Object.keys(weekdays)
  const positions = days.map((day) => week.indexOf(day))
  const areConsecutive = positions.every((position, index) => position === positions[0]! + index)
  return areConsecutive && named.length > 2
    ? dayRange(named[0]!, named.at(-1)!)
    : new Intl.ListFormat(locale).format(named)
}

function timesInWords({ opens, closes }: Pick<Hours, 'opens' | 'closes'>, words: Words['hours']): string {
  return opens === '00:00' && closes === '24:00'
    ? words.allDay
    : words.times(timeInWords(opens, words), timeInWords(closes, words))
}

/** 'Thanksgiving, November 26, 2026: closed' */
export function specialHoursLine({ from, until, opens, closes, note }: SpecialHours, words: Words): string {
  const { datedEntries, hours } = words
  const [first, last] = [formatDate(from, words), formatDate(until, words)]
  const times = opens && closes ? timesInWords({ opens, closes }, hours) : hours.closed
  return `${note}, ${from === until ? first : datedEntries.days(first, last)}: ${times}`
}

/** 'A short day: 9 a.m. to 11 a.m.', or the note alone on a day that is closed. */
export function todayLine({ opens, closes, note }: SpecialHours, words: Words): string {
  return opens && closes ? `${note}: ${timesInWords({ opens, closes }, words.hours)}` : note
}

/** '08:00' -> '8 a.m.', '12:30' -> '12:30 p.m.', in Spanish too. */
function timeInWords(time: string, { noon, midnight }: Words['hours']): string {
  if (time === '12:00') return noon
  if (time === '00:00' || time === '24:00') return midnight
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}
