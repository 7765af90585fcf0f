import { expect, test } from 'vitest'
import { dripName } from './drip-name.ts'
import { en } from '#lib/words/en.ts'

test('a drip is called a drip once', () => {
  expect(dripName('Jet Lag', en.blocks)).toBe('Jet Lag drip')
  expect(dripName('NAD+ Drip', en.blocks)).toBe('NAD+ Drip')
})
