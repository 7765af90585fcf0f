import { expect, it } from 'vitest'
import { inTwoColumns } from './in-two-columns.ts'

const groups = (...counts: number[]) => counts.map((count) => ({ concerns: Array.from({ length: count }) }))
const counts = (columns: { concerns: unknown[] }[][]) =>
  columns.map((column) => column.map(({ concerns }) => concerns.length))

it('parts the groups where both columns are nearest in length, and keeps their order', () => {
  expect(counts(inTwoColumns(groups(6, 4, 5, 5)))).toEqual([
    [6, 4],
    [5, 5],
  ])
  expect(counts(inTwoColumns(groups(9, 2, 2, 3)))).toEqual([[9], [2, 2, 3]])
})

it('leaves one group in one column, and none in none', () => {
  expect(counts(inTwoColumns(groups(3)))).toEqual([[3]])
  expect(inTwoColumns([])).toEqual([])
})
