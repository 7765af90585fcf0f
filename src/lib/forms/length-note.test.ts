import { expect, test } from 'vitest'
import { lengthNote } from './length-note.ts'

test('characters are counted from four fifths of the limit on, and past it', () => {
  const field = { maxLength: 5000 }
  expect(lengthNote(field, 3999)).toBe('')
  expect(lengthNote(field, 4000)).toBe('4,000 of 5,000 characters')
  expect(lengthNote(field, 5001)).toBe('5,001 of 5,000 characters')
})
