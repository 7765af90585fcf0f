import { expect, test } from 'vitest'
import { hoursLines, specialHoursLine } from './hours.ts'
import type { Hours, Weekday } from './model/practice.ts'
import { clockAt, hourLabels, openingSchedule, clockSentence, type TimeSentences } from './practice-clock.ts'
import { en } from '#lib/words/en.ts'

const timeZone = 'America/New_York'
const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const aroundTheClock = opening({ days: weekdays, opens: '00:00', closes: '24:00' })
const officeHours = opening({ days: weekdays, opens: '08:30', closes: '17:00' })

function opening(...hours: Hours[]) {
  return { hours, closed: ['sunday'] as Weekday[] }
}

const early = opening({ days: ['sunday'], opens: '01:30', closes: '03:30' })
const night = opening(
  { days: ['friday'], opens: '20:00', closes: '24:00' },
  { days: ['saturday'], opens: '00:00', closes: '02:00' },
)
const specialHours = [
  { note: 'A holiday', from: '2026-11-26', until: '2026-11-27' },
  { note: 'A short day', from: '2026-12-24', until: '2026-12-24', opens: '09:00', closes: '11:00' },
  { note: 'An open Sunday', from: '2026-12-27', until: '2026-12-27', opens: '00:00', closes: '24:00' },
]

/** Instants are written in UTC; Florida is five hours behind in winter, four in summer. */
const at = (instant: string, { hours } = aroundTheClock) =>
  clockAt(new Date(`${instant}Z`), openingSchedule({ hours, timeZone, specialHours }))

test.each([
  ['the day begins at opening', officeHours, '2026-01-05T13:29:59', '2026-01-05T13:30:00'],
  ['the closed Sunday ends at midnight', aroundTheClock, '2026-01-05T04:59:59', '2026-01-05T05:00:00'],
  ['in spring Sunday has 23 hours', aroundTheClock, '2026-03-09T03:59:00', '2026-03-09T04:00:00'],
  ['in autumn Sunday has 25 hours', aroundTheClock, '2026-11-02T04:59:00', '2026-11-02T05:00:00'],
  ['in spring half past one comes once', early, '2026-03-08T06:29:00', '2026-03-08T06:30:00'],
  ['in autumn half past one comes twice', early, '2026-11-01T06:00:00', '2026-11-01T06:30:00'],
  ['a holiday ends with its last day', aroundTheClock, '2026-11-28T04:59:00', '2026-11-28T05:00:00'],
  ['a short day begins late', aroundTheClock, '2026-12-24T13:59:00', '2026-12-24T14:00:00'],
  ['a Sunday may be open', aroundTheClock, '2026-12-20T18:00:00', '2026-12-27T18:00:00'],
  ['the day ends at closing time', officeHours, '2026-01-05T22:00:00', '2026-01-05T21:59:59'],
  ['Sunday is closed from its first minute', aroundTheClock, '2026-01-04T05:00:00', '2026-01-04T04:59:59'],
  ['a night of two entries ends in the morning', night, '2026-01-10T07:00:00', '2026-01-10T06:59:59'],
  ['in spring two to three is skipped', early, '2026-03-08T07:30:00', '2026-03-08T07:00:00'],
  ['in autumn closing time comes after both', early, '2026-11-01T08:30:00', '2026-11-01T08:29:00'],
  ['a holiday begins at midnight', aroundTheClock, '2026-11-26T05:00:00', '2026-11-26T04:59:00'],
  ['a short day ends early', aroundTheClock, '2026-12-24T16:00:00', '2026-12-24T15:59:00'],
])('practice is open and closed at the right instants: %s', (_, hours, closed, open) => {
  expect([at(closed, hours).open, at(open, hours).open]).toEqual([false, true])
})

test('opening around the clock or over two days has no gap at midnight', () => {
  for (const instant of ['04:59:59', '05:00:00'])
    expect([at(`2026-01-06T${instant}`).open, at(`2026-01-10T${instant}`, night).open]).toEqual([true, true])
})

test.each([
  ['on a day with hours', 5, 'night dawn dawn morning noon gold gold evening night'],
  ['on a day closed', 4, Array(9).fill('closed').join(' ')],
])('wall light follows the hour %s', (_, day, lights) => {
  const hours = ['04:59', '05:00', '07:59', '08:00', '11:00', '15:00', '18:59', '19:00', '23:00']
  const instants = hours.map((time) => new Date(`2026-01-0${day}T${time}:00-05:00`))
  expect(
    instants
      .map((now) => clockAt(now, openingSchedule({ ...aroundTheClock, timeZone, specialHours: [] })).light)
      .join(' '),
  ).toBe(lights)
})

test.each([
  ['en-US', '9:05 at night'],
  ['es-US', '9:05 de la noche'],
])('hour is said in %s', (locale, time) => {
  const now = { evening: 'It is {time}.', noon: 'It is {time}.' } as TimeSentences['now']
  const words = {
    opening: openingSchedule({ ...officeHours, timeZone, specialHours }),
    hours: hourLabels(locale),
    noon: 'noon',
    now,
    other: now,
    closed: 'We are closed.',
  }
  expect(clockSentence(at('2026-01-06T02:05:00', officeHours), words)).toBe(`It is ${time}. We are closed.`)
  expect(clockSentence(at('2026-01-06T17:00:00', officeHours), words)).toBe('It is noon.')
})

test('hours are said in words', () => {
  expect(hoursLines(aroundTheClock, en)).toEqual(['Monday to Saturday: open 24 hours', 'Sunday: closed'])
  const twoDays = opening({ days: ['tuesday', 'thursday'], opens: '08:30', closes: '17:00' })
  expect(hoursLines({ ...twoDays, closed: [] }, en)).toEqual(['Tuesday and Thursday: 8:30 a.m. to 5 p.m.'])
})

test.each([
  ['00:00', '12:00', 'midnight to noon'],
  ['12:30', '24:00', '12:30 p.m. to midnight'],
  ['00:30', '13:05', '12:30 a.m. to 1:05 p.m.'],
])('hours from %s to %s are said as %s', (opens, closes, words) => {
  expect(hoursLines(opening({ days: ['friday'], opens, closes }), en)[0]).toBe(`Friday: ${words}`)
})

test('special hours of one day name one date, of several the first and last', () => {
  const storm = { note: 'Storm', from: '2026-11-26', until: '2026-11-26' }
  expect(specialHoursLine(storm, en)).toBe('Storm, November 26, 2026: closed')
  expect(specialHoursLine({ ...storm, until: '2026-11-28' }, en)).toMatch(/26, 2026.*28, 2026: closed$/)
})
