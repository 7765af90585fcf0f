import { longSentence, longTitle, sentence } from '#workbench/samples.ts'
import type { NewsletterProps } from './Newsletter.tsx'

const form = <p>Here stands the form.</p>

export const examples = {
  plain: { id: 'newsletter', title: 'Our newsletter', text: sentence, form },
  'longest-text': { id: 'newsletter', title: longTitle, text: longSentence, form },
} satisfies Record<string, NewsletterProps>
