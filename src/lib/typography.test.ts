import { expect, test } from 'vitest'
import { withApostrophes } from './typography.ts'

test('straight apostrophe in a word becomes a curly one, quotation marks stay', () => {
  expect(withApostrophes(`Men's, advisers' 'care', 5' 8"`)).toBe(`Men’s, advisers’ 'care', 5' 8"`)
})
