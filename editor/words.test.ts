import { expect, test } from 'vitest'
import { limitsOf, placeOf, plainly, summaryOf } from './words.ts'

test('a field is named as the form names it', () => {
  expect(placeOf('sections[2].title')).toBe('Sections 3 › Title')
  expect(placeOf('body')).toBe('Text')
  expect(placeOf('contrave.amount')).toBe('Contrave › Amount')
  expect(placeOf('phone.href')).toBe('Phone › Number that phones dial')
})

test('a limit is said in numbers that matter', () => {
  expect(limitsOf({ minLength: 1, maxLength: 90 })).toBe('at most 90')
  expect(limitsOf({ minLength: 30, maxLength: 60 })).toBe('30 to 60')
  expect(limitsOf({ minItems: 5, maxItems: 5 })).toBe('exactly 5')
  expect(limitsOf({ minItems: 2 })).toBe('at least 2')
  expect(limitsOf({ minLength: 2 })).toBeUndefined()
})

test('a complaint is plain, and what is plain already stays', () => {
  expect(plainly('this is empty')).toBe('please fill this in')
  expect(plainly('too short: at least 60 characters')).toBe('too short: at least 60 characters')
  expect(plainly('unknown before/after pair ""')).toBe('please choose one')
  expect(plainly('unknown photo "hero2"')).toBe('unknown photo "hero2"')
})

test('an entry is known by what it says first', () => {
  expect(summaryOf({ block: 'text', title: 'What it is' })).toBe('Text: What it is')
  expect(summaryOf({ name: 'Contrave', amount: 15000 })).toBe('Contrave: $150')
  expect(summaryOf({ days: ['monday', 'tuesday'], opens: '09:00' })).toBe('Monday, Tuesday')
  expect(summaryOf({ file: 'x' })).toBe('New')
})
