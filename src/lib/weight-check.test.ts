import { expect, test } from 'vitest'
import { bmi, poundsAt, weightVerdict, type WeightAnswers } from './weight-check.ts'

const healthy: WeightAnswers = {
  inches: 66,
  pounds: 186,
  condition: false,
  pregnant: false,
  thyroid: false,
  eatingDisorder: false,
  urgent: false,
  under18: false,
}

test('a BMI is counted as doctors count it', () => {
  expect(bmi(186, 66)).toBe(30)
  expect(bmi(150, 66)).toBe(24.2)
})

test.each([60, 64, 66, 70, 74])('at %i inches the table and the check agree to the pound', (inches) => {
  for (const limit of [27, 30]) {
    const least = poundsAt(limit, inches)
    const answers = { ...healthy, inches, condition: limit === 27 }
    expect(weightVerdict({ ...answers, pounds: least })).toBe('worth-a-visit')
    expect(weightVerdict({ ...answers, pounds: least - 1 })).toBe('below')
  }
})

test.each([
  ['urgent', { urgent: true, pregnant: true }],
  ['under-18', { under18: true }],
  ['pregnant', { pregnant: true }],
  ['eating-disorder', { eatingDisorder: true, thyroid: true }],
  ['thyroid', { thyroid: true }],
  ['incomplete', { pounds: 0 }],
  ['incomplete', { inches: Number.NaN }],
  ['worth-a-visit', {}],
] as const)('%s', (verdict, more) => {
  expect(weightVerdict({ ...healthy, ...more })).toBe(verdict)
})
