import { expect, test } from 'vitest'
import { saidTime, timeOf } from './time-of-day.ts'

test.each([
  ['9', '09:00'],
  ['9 am', '09:00'],
  ['5:30 p.m.', '17:30'],
  ['5PM', '17:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['17:30', '17:30'],
  ['24:00', '24:00'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['midnight, end of the day', '24:00'],
  ['', undefined],
  ['late', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['25', undefined],
  ['24:30', undefined],
  ['9:75', undefined],
])('%j is %j', (said, time) => {
  expect(timeOf(said)).toBe(time)
})

test.each(['00:00', '08:30', '12:00', '17:30', '24:00'])(
  '%j is said so that it can be read again',
  (time) => {
    expect(timeOf(saidTime(time))).toBe(time)
  },
)
