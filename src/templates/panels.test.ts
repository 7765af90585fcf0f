import { expect, test } from 'vitest'
import { panelsOf } from './panels.ts'

test('adjacent deep sections share a panel, and every section keeps its place', () => {
  const grounds = ['tint', 'deep', 'deep', undefined, 'tint', 'tint', 'deep'] as const
  const sections = grounds.map((ground) => ({ ground }))
  const places = panelsOf(sections).map((panel) => panel.map(({ index }) => index))
  expect(places).toEqual([[0], [1, 2], [3], [4], [5], [6]])
})
