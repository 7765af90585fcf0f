import { expect, test } from 'vitest'
import { centsOf, dollarsOf, saidTime, timeOf } from './spoken-values.ts'

test.each([
  ['160', 16000],
  ['$1,250', 125000],
  ['12.50', 1250],
  ['12.5', 1250],
  ['99.', 9900],
  ['0.05', 5],
  ['', undefined],
  ['cheap', undefined],
  ['12,50', undefined],
  ['1.234', undefined],
  ['-5', undefined],
])('%j is %j cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents)
})

test.each([
  [16000, '160'],
  [1250, '12.50'],
  ['cheap', 'cheap'],
  [undefined, ''],
])('%j is shown as %j', (cents, dollars) => {
  expect(dollarsOf(cents)).toBe(dollars)
})

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
