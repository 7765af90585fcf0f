import { html, longSentence, longTitle } from '#workbench/samples.ts'
import type { NoticeProps } from './Notice.tsx'

const text = html('If you think you are having a medical emergency, call <a href="tel:911">911</a>.')

export const examples = {
  calm: { notice: { text, tone: 'calm' } },
  alert: { notice: { title: 'Emergency', text, tone: 'alert' } },
  'longest-text': { notice: { title: longTitle, text: longSentence, tone: 'alert' } },
} satisfies Record<string, NoticeProps>
