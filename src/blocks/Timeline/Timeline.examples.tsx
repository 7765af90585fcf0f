import { longSentence, longTitle, longWord, paragraphs, sentence } from '#workbench/samples.ts'
import type { TimelineProps } from './Timeline.tsx'

const moments = ['First day', 'First week', 'Month 6'].map((when) => ({ when, text: sentence }))

export const examples = {
  usual: { id: 'usual', title: 'What to expect, and when', moments, stop: sentence },
  'longest-text': {
    id: 'longest-text',
    title: longTitle,
    intro: paragraphs,
    moments: [{ when: longWord, text: longSentence }, ...moments],
    stop: longSentence,
  },
} satisfies Record<string, TimelineProps>
