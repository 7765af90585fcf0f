import { paragraphs, sentence } from '#workbench/samples.ts'
import type { WeightCheckProps } from './WeightCheck.tsx'

const outcome = { title: 'Worth a visit', text: sentence }

export const examples = {
  plain: {
    id: 'weight-check',
    title: 'Is it for me?',
    intro: paragraphs,
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
} satisfies Record<string, WeightCheckProps>
