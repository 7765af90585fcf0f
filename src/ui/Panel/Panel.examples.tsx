import { html, longSentence, longTitle, many, sentence } from '#workbench/samples.ts'
import type { PanelProps } from './Panel.tsx'

export const examples = {
  one: { title: 'Does it hurt?', text: sentence, group: 'panels' },
  'of-the-same-group': { title: longTitle, text: sentence, more: sentence, group: 'panels' },
  'longer-than-500px': {
    title: 'And then?',
    text: html(many(12, () => longSentence).join(' ')),
    group: 'panels',
  },
} satisfies Record<string, PanelProps>
