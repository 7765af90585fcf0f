import { expect, test } from 'vitest'
import { moodVerdict } from './mood-check.ts'

test('three points of six are worth a visit, two are not', () => {
  expect(moodVerdict([0, 3], false)).toBe('worth-a-visit')
  expect(moodVerdict([2, 1], false)).toBe('worth-a-visit')
  expect(moodVerdict([1, 1], false)).toBe('below')
})

test('one answer is no result', () => {
  expect(moodVerdict([3, undefined], false)).toBe('incomplete')
})

test('thoughts of suicide come first, whatever else is answered', () => {
  expect(moodVerdict([undefined, undefined], true)).toBe('help-first')
  expect(moodVerdict([0, 0], true)).toBe('help-first')
})
