import { html, longSentence, longTitle, many, sentence } from '#workbench/samples.ts'
import type { QuestionsProps } from './Questions.tsx'

export const examples = {
  short: {
    id: 'short',
    title: 'Questions people ask',
    questions: many(3, (number) => ({ question: `Question ${number}?`, answer: sentence, more: sentence })),
  },
  'longer-than-a-panel': {
    id: 'longer-than-a-panel',
    title: 'Long answers',
    questions: [{ question: longTitle, answer: html(many(12, () => longSentence).join(' ')) }],
  },
} satisfies Record<string, QuestionsProps>
