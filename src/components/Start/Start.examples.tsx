import {
  internalAction,
  longAction,
  longSentence,
  longTitle,
  times,
  pageSummary,
  sentence,
} from '#workbench/fixtures.ts'
import type { StartProps } from './Start.tsx'

const page = { ...pageSummary, address: '/prices', name: 'Prices' }

export const examples = {
  groups: {
    id: 'start',
    title: 'What would you tell a friend?',
    start: times(3, (group) => ({
      title: `Group ${group}`,
      concerns: times(2, (number) => ({
        words: `I feel ${group}.${number}`,
        first: false,
        text: sentence,
        pages: [page],
        next: internalAction,
      })),
    })),
  },
  'a-call-only': {
    id: 'start-call',
    title: 'What would you tell a friend?',
    start: [
      {
        title: 'Now',
        concerns: [{ words: 'It hurts', first: false, text: sentence, pages: [], next: internalAction }],
      },
    ],
  },
  'longest-text': {
    id: 'start-longest',
    title: longTitle,
    start: [
      {
        title: longTitle,
        concerns: [{ words: longTitle, first: false, text: longSentence, pages: [page], next: longAction }],
      },
    ],
  },
} satisfies Record<string, StartProps>
