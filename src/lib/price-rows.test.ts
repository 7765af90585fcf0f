import { expect, test } from 'vitest'
import type { Price } from '#lib/model/price.ts'
import { byCondition, conditionsOf } from './price-rows.ts'

const price = (id: string, name: string, more: Partial<Price> = {}): Price => ({
  id,
  name,
  amount: 100,
  unit: 'once',
  page: '/',
  group: 'weight-loss',
  offered: true,
  ongoing: true,
  ...more,
})
const prices = [
  price('low', 'Tirzepatide', { detail: '5 mg' }),
  price('high', 'Tirzepatide', { detail: '10 mg' }),
  price('with', 'Phentermine', { condition: 'with a plan' }),
  price('alone', 'Phentermine', { condition: 'alone' }),
]

test('two conditions of one thing share a row, two doses do not', () => {
  const ids = byCondition(prices).map((row) => row.prices.map(({ id }) => id))
  expect(ids).toEqual([['low'], ['high'], ['with', 'alone']])
})

test('conditions are named once, in order', () => {
  expect(conditionsOf(byCondition([...prices, ...prices]))).toEqual(['with a plan', 'alone'])
})
