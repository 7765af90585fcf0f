import type { Practice, Weekday } from '#lib/model/practice.ts'

type Opening = Pick<Practice, 'hours' | 'closed'>

/** What a text says of the opening hours in words that practice.yaml does not bear out. */
export function hoursFaults(text: string, opening: Opening): string[] {
  return [
    ...found(/\bclosed (?:on |every |all )?(\w+day)s?\b/gi, text, ([, day = '']) => !isClosed(day, opening)),
    ...found(
      /\b(\w+day)s? (?:to|through|until|[-–]) (\w+day)s?\b/gi,
      text,
      ([, from = '', to = '']) => isWeekday(from) && isWeekday(to) && !isWholeWeek(from, to, opening),
    ),
    ...found(
      /\b(?:open|being open) (?:24 hours|around the clock|24\/7)/gi,
      text,
      () => !opening.hours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00'),
    ),
    ...found(/\bopen (?:every day|daily|(?:7|seven) days a week)\b/gi, text, () => opening.closed.length > 0),
    ...found(times, text, ([, from = '', to = '']) => !isOpening(from, to, opening)),
  ]
}

/** 'open 8 a.m. to 5 p.m.' */
const clock = String.raw`(\d{1,2}(?::\d\d)? ?[ap]\.?m\b)`
const times = new RegExp(String.raw`\bopen\b[^.]{0,40}?${clock}\.? (?:to|until|[-–]) ${clock}`, 'gi')

function found(pattern: RegExp, text: string, isWrong: (match: RegExpMatchArray) => boolean): string[] {
  return [...text.matchAll(pattern)].filter(isWrong).map(([words]) => words)
}

function isClosed(day: string, { closed }: Opening): boolean {
  return !isWeekday(day) || closed.includes(day.toLowerCase() as Weekday)
}

/** Whether these are the first and the last of the days that the practice is open. */
function isWholeWeek(from: string, to: string, { hours }: Opening): boolean {
  const open = week.filter((day) => hours.some(({ days }) => days.includes(day)))
  const runs = [open, ...hours.map(({ days }) => days)]
  return runs.some((days) => days[0] === from.toLowerCase() && days.at(-1) === to.toLowerCase())
}

function isOpening(from: string, to: string, { hours }: Opening): boolean {
  return hours.some(({ opens, closes }) => opens === on24Hours(from) && closes === on24Hours(to))
}

/** '5:30 p.m' -> '17:30' */
function on24Hours(time: string): string {
  const [, hour = '0', minute = '00', half = 'a'] = /(\d+)(?::(\d\d))? ?([ap])/i.exec(time) ?? []
  const from = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(from).padStart(2, '0')}:${minute}`
}

function isWeekday(word: string): boolean {
  return week.includes(word.toLowerCase() as Weekday)
}

const week: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
