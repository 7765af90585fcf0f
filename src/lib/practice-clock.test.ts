import { describe, expect, test } from 'vitest'
import { clockAt } from './practice-clock.ts'

const hours = [
  {
    days: ['monday' as const, 'tuesday' as const, 'wednesday' as const],
    opens: '08:30',
    closes: '17:00',
  },
]
const holiday = { note: 'A holiday', from: '2026-01-06', until: '2026-01-06' }
const openSunday = {
  note: 'A fair',
  from: '2026-01-11',
  until: '2026-01-11',
  opens: '09:00',
  closes: '11:00',
}
/** January in Florida: five hours behind UTC. */
const at = (day: number, time: string, specialHours = [holiday, openSunday]) =>
  clockAt(new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00-05:00`), {
    hours,
    timeZone: 'America/New_York',
    specialHours,
  })

test.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'dawn'],
  ['07:59', 'dawn'],
  ['08:00', 'morning'],
  ['11:00', 'noon'],
  ['16:00', 'gold'],
  ['18:59', 'gold'],
  ['19:00', 'evening'],
  ['23:00', 'night'],
])('on a day with hours, %s is %s', (time, light) => {
  expect(at(5, time).light).toBe(light)
})

describe('on a day closed', () => {
  test.each([
    ['06:59', 'dawn'],
    ['07:00', 'sunday'],
    ['18:59', 'sunday'],
    ['19:00', 'evening'],
  ])('of the week, %s is %s', (time, light) => {
    expect(at(4, time)).toEqual({ light, open: false })
  })

  test('by special hours the blind is down, and only that day', () => {
    expect(at(6, '12:00')).toEqual({ light: 'sunday', open: false })
    expect(at(7, '12:00')).toEqual({ light: 'noon', open: true })
  })
})

test('special hours open a day that the week closes', () => {
  expect(at(11, '10:00')).toEqual({ light: 'morning', open: true })
  expect(at(11, '12:00')).toEqual({ light: 'noon', open: false })
})

test('the text of the function is the whole function: it runs where nothing else is', () => {
  // oxlint-disable-next-line no-new-func -- as the inline script of a page runs it
  const alone = new Function(`return (${clockAt})(...arguments)`) as typeof clockAt
  const opening = { hours, timeZone: 'America/New_York' }
  const instant = new Date('2026-01-05T21:40:00-05:00')
  expect(alone(instant, opening)).toEqual(clockAt(instant, opening))
})
