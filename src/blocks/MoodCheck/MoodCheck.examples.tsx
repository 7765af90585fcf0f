import { paragraphs, sentence } from '#workbench/samples.ts'
import type { MoodCheckProps } from './MoodCheck.tsx'

const outcome = { title: 'Worth a visit', text: sentence }

export const examples = {
  plain: {
    id: 'mood-check',
    title: 'Two questions',
    intro: paragraphs,
    outcomes: { 'help-first': outcome, 'worth-a-visit': outcome, below: outcome },
  },
} satisfies Record<string, MoodCheckProps>
