import { expect, test } from 'vitest'
import { moodVerdict } from './checks.ts'

test('mood check recommends a visit from three of six points', () => {
  expect(moodVerdict([0, 3], false)).toBe('worth-a-visit')
  expect(moodVerdict([2, 1], false)).toBe('worth-a-visit')
  expect(moodVerdict([1, 1], false)).toBe('below')
})

test('mood check gives no result for one answer', () => {
  expect(moodVerdict([3, undefined], false)).toBe('incomplete')
})

test('mood check puts thoughts of suicide first', () => {
  expect(moodVerdict([undefined, undefined], true)).toBe('help-first')
  expect(moodVerdict([0, 0], true)).toBe('help-first')
})
