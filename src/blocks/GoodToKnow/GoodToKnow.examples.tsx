import { html, longSentence, longTitle, many, sentence } from '#workbench/samples.ts'
import type { GoodToKnowProps } from './GoodToKnow.tsx'

const calm = { title: 'Results vary', text: sentence, tone: 'calm' as const }

export const examples = {
  one: { notices: [{ ...calm, id: 'one' }] },
  'alarm-first': {
    notices: [
      ...many(4, (number) => ({ ...calm, id: `calm-${number}` })),
      { id: 'alert', text: html('If you think you are having an emergency, call 911.'), tone: 'alert' },
    ],
  },
  'longest-text': {
    notices: many(3, (number) => ({
      id: `long-${number}`,
      title: longTitle,
      text: longSentence,
      tone: 'calm',
    })),
  },
} satisfies Record<string, GoodToKnowProps>
