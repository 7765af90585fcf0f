import { describe, expect, test } from 'vitest'
import { utcOffsets } from './dates.ts'
import { clockAt, hoursSaid, sentenceAt } from './practice-clock.ts'

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
const offsets = utcOffsets('America/New_York')
/** January in Florida: five hours behind UTC. */
const at = (day: number, time: string, specialHours = [holiday, openSunday]) =>
  clockAt(new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00-05:00`), {
    hours,
    offsets,
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
    expect(at(4, time)).toMatchObject({ light, open: false })
  })

  test('by special hours the blind is down, and only that day', () => {
    expect(at(6, '12:00')).toMatchObject({ light: 'sunday', open: false })
    expect(at(7, '12:00')).toMatchObject({ light: 'noon', open: true })
  })
})

test('special hours open a day that the week closes', () => {
  expect(at(11, '10:00')).toMatchObject({ light: 'morning', open: true })
  expect(at(11, '12:00')).toMatchObject({ light: 'noon', open: false })
})

test('the text of the function is the whole function: it runs where nothing else is', () => {
  // oxlint-disable-next-line no-new-func -- as the inline script of a page runs it
  const alone = new Function(`return (${clockAt})(...arguments)`) as typeof clockAt
  const opening = { hours, offsets }
  const instant = new Date('2026-01-05T21:40:00-05:00')
  expect(alone(instant, opening)).toEqual(clockAt(instant, opening))
})

test('the zone changes its clocks when its law says, without asking the browser', () => {
  const clock = (instant: string) => clockAt(new Date(instant), { hours, offsets })
  expect(clock('2026-03-08T06:59:00Z')).toMatchObject({ date: '2026-03-08', time: '01:59' })
  expect(clock('2026-03-08T07:00:00Z')).toMatchObject({ time: '03:00' })
  expect(clock('2026-11-01T05:59:00Z')).toMatchObject({ time: '01:59' })
  expect(clock('2026-11-01T06:00:00Z')).toMatchObject({ time: '01:00' })
})

test.each([
  ['en-US', '9:05 at night'],
  ['es-US', '9:05 de la noche'],
])('the hour is said in %s', (locale, time) => {
  const said = { evening: 'It is {time}.' } as Parameters<typeof sentenceAt>[1]['said']
  const words = { opening: { hours, offsets }, hours: hoursSaid(locale), said, closed: 'We are closed.' }
  expect(sentenceAt(at(5, '21:05'), words)).toBe(`It is ${time}. We are closed.`)
})
