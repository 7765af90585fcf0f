import type { ComponentProps } from 'react'
import { html, longSentence, longTitle, times, sentence } from '#workbench/fixtures.ts'
import type { Panel } from './Panel.tsx'

export const examples = {
  one: { question: 'Does it hurt?', answer: sentence, group: 'panels' },
  'of-the-same-group': { question: longTitle, answer: sentence, more: sentence, group: 'panels' },
  'longer-than-500px': {
    question: 'And then?',
    answer: html(times(12, () => longSentence).join(' ')),
    group: 'panels',
  },
} satisfies Record<string, ComponentProps<typeof Panel>>
