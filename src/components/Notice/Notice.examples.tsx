import type { ComponentProps } from 'react'
import { html, longSentence, longTitle, times, sentence } from '#workbench/fixtures.ts'
import type * as Notices from './Notice.tsx'

const text = html('If you think you are having a medical emergency, call <a href="tel:911">911</a>.')

export const examples = {
  calm: { notice: { text, tone: 'calm' } },
  alert: { notice: { title: 'Emergency', text, tone: 'alert' } },
  'longest-text': { notice: { title: longTitle, text: longSentence, tone: 'alert' } },
} satisfies Record<string, ComponentProps<typeof Notices.Notice>>

const calm = { title: 'Results vary', text: sentence, tone: 'calm' as const }

export const GoodToKnow = {
  one: { notices: [{ ...calm, id: 'one' }] },
  'alarm-first': {
    notices: [
      ...times(4, (number) => ({ ...calm, id: `calm-${number}` })),
      { id: 'alert', text: html('If you think you are having an emergency, call 911.'), tone: 'alert' },
    ],
  },
  'longest-text': {
    notices: times(3, (number) => ({
      id: `long-${number}`,
      title: longTitle,
      text: longSentence,
      tone: 'calm',
    })),
  },
} satisfies Record<string, ComponentProps<typeof Notices.GoodToKnow>>

export const BriefNotices = {
  two: { notices: times(2, (number) => ({ id: `brief-${number}`, text: sentence, tone: 'calm' })) },
} satisfies Record<string, ComponentProps<typeof Notices.GoodToKnow>>
