import { expect, test } from 'vitest'
import { examples } from './Chart.examples.tsx'
import { difference, peopleOf } from './Chart.Risk.tsx'
import { sayWorks } from '#lib/model/evidence.ts'
import { en } from '#lib/words/en.ts'

const [sick] = examples['risk-of-100'].counts
const [, clot] = examples['risk-of-10000'].counts

test('a difference is said in people, and that it may be chance', () => {
  expect(difference(sick!, en.figures)).toBe('27 more')
  expect(difference({ ...sick!, with: 17 }, en.figures)).toBe('no difference')
  expect(difference({ ...sick!, with: 6.5, without: 8 }, en.figures)).toBe('1.5 fewer')
  expect(difference(clot!, en.figures)).toBe('3 more, which may be chance')
})

test('each study is named once, with who was in it and for how long', () => {
  expect(sayWorks(examples['risk-of-100'].counts.map(({ work }) => work))).toBe(
    'Sample trial: 1,000 adults, 68 weeks.',
  )
  const paper = { ...sick!.work, id: 'second-paper', span: '70 weeks' }
  expect(sayWorks([sick!.work, paper])).toBe('Sample trial: 1,000 adults, 68 weeks.')
})

test('the denominator is said, and what a bar stands for', () => {
  expect(peopleOf(examples['risk-of-100'].counts, en.figures)).toBe('Of 100 people in each group.')
  expect(peopleOf(examples['risk-of-10000'].counts, en.figures)).toBe(
    'Of 10,000 people in each group, in one year. A full bar stands for 50.',
  )
  expect(peopleOf(examples['risk-fractions'].counts, en.figures)).toBe(
    'Of 100 people in each group. A full bar stands for 10.',
  )
})
