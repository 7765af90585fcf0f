import { daysInWords } from '#lib/hours.ts'
import type { Practice, Weekday } from '#lib/model/practice.ts'
import { wordsIn } from '#lib/words/words-in.ts'

type Told = Pick<Practice, 'hours' | 'closed' | 'towns'>

/** What texts say in words of the days and towns of the practice before, said of the new one. */
export function retell(text: string, before: Told, after: Told): string {
  const towns = before.towns.reduce(
    (now, town, index) => now.replaceAll(town, after.towns[index % after.towns.length]!),
    text,
  )
  return (['en', 'es'] as const).reduce((now, language) => {
    const { hours, locale } = wordsIn(language)
    const say = (days: Weekday[]) => daysInWords(days, hours, locale)
    const closed = { en: 'closed on ', es: 'cierra los ' }[language]
    return now
      .replaceAll(say(openDays(before)), say(openDays(after)))
      .replaceAll(`${closed}${say(before.closed)}`, `${closed}${say(after.closed)}`)
      .replaceAll(isAllDay(after) ? /(?!)/g : /\bopen 24 hours, ([^,]*),/g, 'open $1')
  }, towns)
}

function openDays({ hours }: Told): Weekday[] {
  return hours.flatMap(({ days }) => days)
}

function isAllDay({ hours }: Told): boolean {
  return hours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00')
}
