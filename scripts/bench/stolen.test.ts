import { expect, test } from 'vitest'
import { readProcessorTime, stolenBetween } from './stolen.ts'

const before = readProcessorTime('cpu  100 0 50 200 10 0 5 35 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n')
const after = readProcessorTime('cpu  140 0 60 220 10 0 5 65 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n')

test('the share that others took is that of the time between two readings', () => {
  expect(stolenBetween(before, after)).toBe(30)
})

test('a system that does not tell is not guessed at', () => {
  expect(readProcessorTime('')).toBeUndefined()
  expect(stolenBetween(undefined, after)).toBeUndefined()
  expect(stolenBetween(before, before)).toBeUndefined()
})
