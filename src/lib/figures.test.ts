import { expect, test } from 'vitest'
import { type CountFigure, sayWorks } from '#lib/model/evidence.ts'
import { en } from '#lib/words/en.ts'
import { difference, peopleOf } from './figures.ts'

const sick = {
  work: { id: 'sample', short: 'Sample trial', people: '1,000 adults', span: '68 weeks' },
  with: 44,
  without: 17,
  of: 100,
} as CountFigure

test('a difference is said in people, and that it may be chance', () => {
  expect(difference(sick, en.figures)).toBe('27 more')
  expect(difference({ ...sick, with: 17 }, en.figures)).toBe('no difference')
  expect(difference({ ...sick, with: 6.5, without: 8 }, en.figures)).toBe('1.5 fewer')
  expect(difference({ ...sick, mayBeChance: true }, en.figures)).toBe('27 more, which may be chance')
})

test('each study is named once, with who was in it and for how long', () => {
  const paper = { ...sick.work, id: 'second-paper', span: '70 weeks' }
  expect(sayWorks([sick.work, sick.work, paper])).toBe('Sample trial: 1,000 adults, 68 weeks.')
})

test('the denominator is said, and what a bar stands for', () => {
  expect(peopleOf([sick], en.figures)).toBe('Of 100 people in each group.')
  expect(peopleOf([{ ...sick, of: 10_000 }], en.figures)).toBe(
    'Of 10,000 people in each group, in one year. A full bar stands for 50.',
  )
  expect(peopleOf([{ ...sick, with: 6.5, without: 8 }], en.figures)).toBe(
    'Of 100 people in each group. A full bar stands for 10.',
  )
})
