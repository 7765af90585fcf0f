import { expect, test } from 'vitest'
import { dripName } from './drip-name.ts'

test('a drip is called a drip once', () => {
  expect(dripName('Jet Lag')).toBe('Jet Lag drip')
  expect(dripName('NAD+ Drip')).toBe('NAD+ Drip')
})
