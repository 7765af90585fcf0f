import { expect, test } from 'vitest'
import { barEndOf, dotPaths } from './dots.ts'

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

test('no dot is drawn for half a person or of ten thousand: those are bars to a round end', () => {
  expect(barEndOf([{ with: 44, without: 17, of: 100 }])).toBeUndefined()
  expect(
    barEndOf([
      { with: 44, of: 100 },
      { with: 7, without: 7.3, of: 100 },
    ]),
  ).toBe(50)
  expect(barEndOf([{ with: 7, without: 7.3, of: 100 }])).toBe(10)
  expect(barEndOf([{ with: 81, without: 78, of: 10_000 }])).toBe(100)
})
