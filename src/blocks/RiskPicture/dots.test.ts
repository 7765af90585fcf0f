import { expect, test } from 'vitest'
import { dotPaths, isDrawnAsDots } from './dots.ts'

/** How many dashes of 10 a path draws: one at each beginning, one every ten steps. */
function dotsIn(path: string): number {
  return [...path.matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / 10) + 1,
    0,
  )
}

test.each([0, 1, 17, 20, 21, 44, 99, 100])('%i of a hundred dots are filled, the rest are not', (number) => {
  const { filled, empty } = dotPaths(number)
  expect(dotsIn(filled)).toBe(number)
  expect(dotsIn(empty)).toBe(100 - number)
})

test('no dot is drawn for half a person or of ten thousand', () => {
  expect(isDrawnAsDots(6.5, 100)).toBe(false)
  expect(isDrawnAsDots(29, 10_000)).toBe(false)
  expect(isDrawnAsDots(44, 100)).toBe(true)
})
