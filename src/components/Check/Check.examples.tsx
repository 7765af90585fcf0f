import { paragraphs, sentence } from '#workbench/fixtures.ts'
import { CheckQuestions } from './Check.Questions.tsx'
import type { CheckProps } from './Check.tsx'

const outcome = { title: 'Worth a visit', text: sentence }
const mood = { 'help-first': outcome, 'worth-a-visit': outcome, below: outcome }
const weight = {
  urgent: outcome,
  'under-18': outcome,
  pregnant: outcome,
  'eating-disorder': outcome,
  low: outcome,
  below: outcome,
  thyroid: outcome,
  'worth-a-visit': outcome,
}

export const examples = {
  mood: {
    id: 'mood-check',
    title: 'Two questions',
    intro: paragraphs,
    kind: 'mood',
    children: <CheckQuestions language="en" id="mood-check" kind="mood" outcomes={mood} />,
  },
  weight: {
    id: 'weight-check',
    title: 'Is it for me?',
    intro: paragraphs,
    kind: 'weight',
    children: <CheckQuestions language="en" id="weight-check" kind="weight" outcomes={weight} />,
  },
} satisfies Record<string, CheckProps>
