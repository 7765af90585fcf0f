import { expect, test } from 'vitest'
import { contentsEntries, type Entry, groupDeepSections } from './block-layouts.ts'

const entry = (block: Entry['block'], id: string = block!) => ({ id, title: id, block })

test('contents of a page with six sections list all of them', () => {
  const all = (['benefits', 'counters', 'text', 'prices', 'steps', 'safety'] as const).map((block) =>
    entry(block),
  )
  expect(contentsEntries(all)).toEqual(all)
})

test('contents of a long page keep prices, benefits, safety and questions, in page order', () => {
  const all = [
    entry('benefits'),
    entry('before-after'),
    entry('counters'),
    entry('text', 'one'),
    entry('prices'),
    entry('text', 'two'),
    entry('steps'),
    entry('safety'),
    { id: 'questions', title: 'Questions' },
  ]
  expect(contentsEntries(all).map(({ id }) => id)).toEqual([
    'benefits',
    'before-after',
    'prices',
    'steps',
    'safety',
    'questions',
  ])
})

test('adjacent deep sections share a panel, and every section keeps its place', () => {
  const backgrounds = ['tint', 'deep', 'deep', undefined, 'tint', 'tint', 'deep'] as const
  const sections = backgrounds.map((background) => ({ background }))
  const places = groupDeepSections(sections).map((panel) => panel.map(({ index }) => index))
  expect(places).toEqual([[0], [1, 2], [3], [4], [5], [6]])
})
