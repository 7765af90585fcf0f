import { expect, test } from 'vitest'
import { bmi, poundsAtBmi, showsBmi, weightVerdicts, type WeightAnswers } from './checks.ts'

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

test('BMI is counted as doctors do and never rounded up to a limit', () => {
  expect(bmi(186, 66)).toBe(30)
  expect(bmi(150, 66)).toBe(24.2)
  expect(bmi(197, 68)).toBe(29.9)
})

test.each([58, 60, 62, 64, 66, 68, 70, 72, 74, 76])('weight table and check agree at %i inches', (inches) => {
  for (const limit of [27, 30]) {
    const least = poundsAtBmi(limit, inches)
    const answers = { ...healthy, inches, condition: limit === 27 }
    expect((least * 703) / inches ** 2).toBeGreaterThanOrEqual(limit)
    expect(weightVerdicts({ ...answers, pounds: least })).toEqual(['worth-a-visit'])
    expect(weightVerdicts({ ...answers, pounds: least - 1 })).toEqual(['below'])
  }
})

test.each([
  [['urgent'], { urgent: true, pregnant: true, thyroid: true }],
  [['under-18'], { under18: true }],
  [['pregnant'], { pregnant: true, pounds: 0 }],
  [['eating-disorder'], { eatingDisorder: true, pounds: 0 }],
  [['eating-disorder'], { eatingDisorder: true, pounds: 105 }],
  [['eating-disorder', 'thyroid'], { eatingDisorder: true, thyroid: true }],
  [['pregnant', 'eating-disorder'], { pregnant: true, eatingDisorder: true }],
  [['thyroid'], { thyroid: true, pounds: 0 }],
  [['below', 'thyroid'], { thyroid: true, pounds: 150 }],
  [['worth-a-visit', 'thyroid'], { thyroid: true }],
  [['low'], { pounds: 105 }],
  [['low'], { pounds: 114 }],
  [['below'], { pounds: 115 }],
  [[], { pounds: 0 }],
  [[], { inches: Number.NaN }],
  [['worth-a-visit'], {}],
] as const)('%j', (verdicts, more) => {
  expect(weightVerdicts({ ...healthy, ...more })).toEqual(verdicts)
})

test('BMI is hidden from visitors whom it could hurt', () => {
  expect(showsBmi(['below', 'thyroid'])).toBe(true)
  for (const verdict of ['eating-disorder', 'low', 'pregnant', 'under-18', 'urgent'] as const) {
    expect(showsBmi([verdict])).toBe(false)
  }
})
