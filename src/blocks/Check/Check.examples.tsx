import { paragraphs, sentence } from '#workbench/samples.ts'
import type { CheckProps } from './Check.tsx'

const outcome = { title: 'Worth a visit', text: sentence }

export const examples = {
  mood: {
    id: 'mood-check',
    title: 'Two questions',
    intro: paragraphs,
    kind: 'mood',
    outcomes: { 'help-first': outcome, 'worth-a-visit': outcome, below: outcome },
  },
  weight: {
    id: 'weight-check',
    title: 'Is it for me?',
    intro: paragraphs,
    kind: 'weight',
    outcomes: {
      urgent: outcome,
      'under-18': outcome,
      pregnant: outcome,
      'eating-disorder': outcome,
      low: outcome,
      below: outcome,
      thyroid: outcome,
      'worth-a-visit': outcome,
    },
  },
} satisfies Record<string, CheckProps>
