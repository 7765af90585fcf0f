import { expect, test } from 'vitest'
import { withApostrophes } from './typography.ts'

test('an apostrophe is one in words; quotation marks, feet and inches stay', () => {
  expect(withApostrophes(`Men's, advisers' 'care', 5' 8"`)).toBe(`Men’s, advisers’ 'care', 5' 8"`)
})
