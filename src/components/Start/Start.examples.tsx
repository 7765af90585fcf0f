import { inward, longAction, longSentence, longTitle, many, preview, sentence } from '#workbench/samples.ts'
import type { StartProps } from './Start.tsx'

const page = { ...preview, address: '/prices', name: 'Prices' }

export const examples = {
  groups: {
    id: 'start',
    title: 'What would you tell a friend?',
    groups: many(3, (group) => ({
      title: `Group ${group}`,
      concerns: many(2, (number) => ({
        words: `I feel ${group}.${number}`,
        text: sentence,
        pages: [page],
        next: inward,
      })),
    })),
  },
  'a-call-only': {
    id: 'start-call',
    title: 'What would you tell a friend?',
    groups: [{ title: 'Now', concerns: [{ words: 'It hurts', text: sentence, pages: [], next: inward }] }],
  },
  'longest-text': {
    id: 'start-longest',
    title: longTitle,
    groups: [
      {
        title: longTitle,
        concerns: [{ words: longTitle, text: longSentence, pages: [page], next: longAction }],
      },
    ],
  },
} satisfies Record<string, StartProps>
