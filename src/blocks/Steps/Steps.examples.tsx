import { longSentence, longTitle, longWord, many, paragraphs, sentence } from '#workbench/samples.ts'
import type { StepsProps } from './Steps.tsx'

const words = { id: 'steps', title: 'What to expect' }

export const examples = {
  three: { ...words, steps: many(3, (number) => ({ title: `Step ${number}`, text: sentence })) },
  one: { ...words, intro: paragraphs, steps: [{ title: 'We talk', text: sentence }] },
  many: { ...words, steps: many(11, (number) => ({ title: `Step ${number}`, text: sentence })) },
  empty: { ...words, steps: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    steps: [
      { title: longWord, text: longSentence },
      { title: longTitle, text: longSentence },
      { title: 'We talk', text: sentence },
    ],
  },
} satisfies Record<string, StepsProps>
