import { afterEach, describe, expect, test } from 'vitest'
import { utcOffsets } from './dates.ts'
import { hoursLines } from './hours.ts'
import type { Hours, Weekday } from './model/practice.ts'
import { clockAt } from './practice-clock.ts'
import { en } from '#lib/words/en.ts'

const offsets = utcOffsets('America/New_York')
const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const aroundTheClock = opening({ days: weekdays, opens: '00:00', closes: '24:00' })
const officeHours = opening({ days: weekdays, opens: '08:30', closes: '17:00' })

function opening(...hours: Hours[]) {
  return { hours, closed: ['sunday'] as Weekday[] }
}

/** Instants are written in UTC; Florida is five hours behind in winter, four in summer. */
const isOpen = (instant: string, { hours } = aroundTheClock) =>
  clockAt(new Date(instant), { hours, offsets }).open

test('the day begins at opening and ends at closing time', () => {
  expect(isOpen('2026-01-05T13:29:59Z', officeHours)).toBe(false)
  expect(isOpen('2026-01-05T13:30:00Z', officeHours)).toBe(true)
  expect(isOpen('2026-01-05T21:59:59Z', officeHours)).toBe(true)
  expect(isOpen('2026-01-05T22:00:00Z', officeHours)).toBe(false)
})

test('open around the clock has no gap at midnight', () => {
  expect(isOpen('2026-01-06T04:59:59Z')).toBe(true)
  expect(isOpen('2026-01-06T05:00:00Z')).toBe(true)
})

test('Sunday is closed from its first minute to its last', () => {
  expect(isOpen('2026-01-04T04:59:59Z')).toBe(true)
  expect(isOpen('2026-01-04T05:00:00Z')).toBe(false)
  expect(isOpen('2026-01-05T04:59:59Z')).toBe(false)
  expect(isOpen('2026-01-05T05:00:00Z')).toBe(true)
})

test('a night over two days is written as two entries and has no gap', () => {
  const night = opening(
    { days: ['friday'], opens: '20:00', closes: '24:00' },
    { days: ['saturday'], opens: '00:00', closes: '02:00' },
  )
  expect(isOpen('2026-01-10T04:59:59Z', night)).toBe(true)
  expect(isOpen('2026-01-10T05:00:00Z', night)).toBe(true)
  expect(isOpen('2026-01-10T07:00:00Z', night)).toBe(false)
})

describe('when the clocks change, on a Sunday', () => {
  const early = opening({ days: ['sunday'], opens: '01:30', closes: '03:30' })

  test('in spring the hour from two to three is skipped', () => {
    expect(isOpen('2026-03-08T06:29:00Z', early)).toBe(false)
    expect(isOpen('2026-03-08T06:59:00Z', early)).toBe(true)
    expect(isOpen('2026-03-08T07:00:00Z', early)).toBe(true)
    expect(isOpen('2026-03-08T07:30:00Z', early)).toBe(false)
  })

  test('in autumn the hour from one to two comes twice', () => {
    expect(isOpen('2026-11-01T05:30:00Z', early)).toBe(true)
    expect(isOpen('2026-11-01T06:00:00Z', early)).toBe(false)
    expect(isOpen('2026-11-01T06:30:00Z', early)).toBe(true)
    expect(isOpen('2026-11-01T08:30:00Z', early)).toBe(false)
  })

  test('the closed Sunday lasts 23 hours in spring and 25 in autumn', () => {
    expect(isOpen('2026-03-08T04:59:00Z')).toBe(true)
    expect(isOpen('2026-03-08T05:00:00Z')).toBe(false)
    expect(isOpen('2026-03-09T03:59:00Z')).toBe(false)
    expect(isOpen('2026-03-09T04:00:00Z')).toBe(true)
    expect(isOpen('2026-11-01T03:59:00Z')).toBe(true)
    expect(isOpen('2026-11-01T04:00:00Z')).toBe(false)
    expect(isOpen('2026-11-02T04:59:00Z')).toBe(false)
    expect(isOpen('2026-11-02T05:00:00Z')).toBe(true)
  })
})

describe('the clock of the visitor does not matter', () => {
  const home = process.env.TZ
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  test.each([
    ['Pacific/Kiritimati', -840],
    ['Asia/Kolkata', -330],
    ['America/Los_Angeles', 480],
    ['Pacific/Pago_Pago', 660],
  ])('in %s', (zone, minutesBehind) => {
    process.env.TZ = zone
    expect(new Date('2026-01-04T05:00:00Z').getTimezoneOffset()).toBe(minutesBehind)
    expect(isOpen('2026-01-04T04:59:00Z')).toBe(true)
    expect(isOpen('2026-01-04T05:00:00Z')).toBe(false)
    expect(isOpen('2026-01-05T05:00:00Z')).toBe(true)
  })
})

test('hours in words', () => {
  expect(hoursLines(aroundTheClock, en)).toEqual(['Monday to Saturday: open 24 hours', 'Sunday: closed'])
  const twoDays = opening({ days: ['tuesday', 'thursday'], opens: '08:30', closes: '17:00' })
  expect(hoursLines({ ...twoDays, closed: [] }, en)).toEqual(['Tuesday and Thursday: 8:30 a.m. to 5 p.m.'])
})

test.each([
  ['00:00', '12:00', 'midnight to noon'],
  ['12:30', '24:00', '12:30 p.m. to midnight'],
  ['00:30', '13:05', '12:30 a.m. to 1:05 p.m.'],
])('%s to %s is %s on the clock of twelve hours', (opens, closes, words) => {
  expect(hoursLines(opening({ days: ['friday'], opens, closes }), en)[0]).toBe(`Friday: ${words}`)
})

test('a day with hours of its own is open by those alone', () => {
  const specialHours = [
    { note: 'A holiday', from: '2026-11-26', until: '2026-11-27' },
    { note: 'A short day', from: '2026-12-24', until: '2026-12-24', opens: '09:00', closes: '11:00' },
    { note: 'An open Sunday', from: '2026-12-27', until: '2026-12-27', opens: '00:00', closes: '24:00' },
  ]
  const open = (instant: string) =>
    clockAt(new Date(instant), { ...aroundTheClock, offsets, specialHours }).open
  expect(open('2026-11-26T04:59:00Z')).toBe(true)
  expect(open('2026-11-26T05:00:00Z')).toBe(false)
  expect(open('2026-11-28T04:59:00Z')).toBe(false)
  expect(open('2026-11-28T05:00:00Z')).toBe(true)
  expect(open('2026-12-24T13:59:00Z')).toBe(false)
  expect(open('2026-12-24T14:00:00Z')).toBe(true)
  expect(open('2026-12-24T16:00:00Z')).toBe(false)
  expect(open('2026-12-27T18:00:00Z')).toBe(true)
})
