import { expect, it } from 'vitest'
import { rememberVisitors } from './visitors.ts'

it('knows a visitor until it forgets, whatever address of one IPv6 network they have', () => {
  const visitors = rememberVisitors()
  expect(visitors.note('2001:db8:1:2::3', 'Firefox')).toBe('new')
  expect(visitors.note('2001:db8:1:2::4', 'Firefox')).toBe('known')
  expect(visitors.note('2001:db8:1:2::3', 'Safari')).toBe('new')
  visitors.forget()
  expect(visitors.note('2001:db8:1:2::3', 'Firefox')).toBe('new')
})

it('leaves out who comes more often in a day than a person would', () => {
  const visitors = rememberVisitors()
  const notes = Array.from({ length: 2_001 }, () => visitors.note('192.0.2.1', 'Firefox'))
  expect(notes.indexOf('too often')).toBe(2_000)
})

it('a flood of addresses cannot fill the memory', () => {
  const visitors = rememberVisitors()
  let count = 0
  for (let number = 0; number < 50_100; number++)
    if (visitors.note(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, 'Firefox') === 'new')
      count++
  expect(count).toBe(50_000)
})
