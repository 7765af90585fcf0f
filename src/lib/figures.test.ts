import { expect, test } from 'vitest'
import type { CountFigure } from '#lib/model/evidence.ts'
import { en } from '#lib/words/en.ts'
import { denominatorText, describeStudies, differenceText } from './figures.ts'

const sick = {
  work: { id: 'sample', short: 'Sample trial', people: '1,000 adults', span: '68 weeks' },
  treated: 44,
  control: 17,
  of: 100,
} as CountFigure

test('difference is stated in people, with a note where it may be chance', () => {
  expect(differenceText(sick, en.figures)).toBe('27 more')
  expect(differenceText({ ...sick, treated: 17 }, en.figures)).toBe('no difference')
  expect(differenceText({ ...sick, treated: 6.5, control: 8 }, en.figures)).toBe('1.5 fewer')
  expect(differenceText({ ...sick, mayBeChance: true }, en.figures)).toBe('27 more, which may be chance')
})

test('study is named once, with who was in it and for how long', () => {
  const paper = { ...sick.work, id: 'second-paper', span: '70 weeks' }
  expect(describeStudies([sick.work, sick.work, paper])).toBe('Sample trial: 1,000 adults, 68 weeks.')
})

test('risk chart states its denominator and what a bar stands for', () => {
  expect(denominatorText([sick], en.figures)).toBe('Of 100 people in each group.')
  expect(denominatorText([{ ...sick, of: 10_000 }], en.figures)).toBe(
    'Of 10,000 people in each group, in one year. A full bar stands for 50.',
  )
  expect(denominatorText([{ ...sick, treated: 6.5, control: 8 }], en.figures)).toBe(
    'Of 100 people in each group. A full bar stands for 10.',
  )
})
