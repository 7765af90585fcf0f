import { html, inward, longSentence, longTitle, outward, paragraphs, photo } from '#workbench/samples.ts'
import type { FounderProps } from './Founder.tsx'

const words: FounderProps = {
  id: 'founder',
  title: 'A note from our founder',
  text: paragraphs,
  photo,
  caption: html('Sample. The portrait of our founder will stand here.'),
}

export const examples = {
  'no-button': words,
  'with-button': { ...words, button: inward },
  letter: { ...words, photo: undefined, caption: html('Our founder, nurse practitioner') },
  'longest-text': { ...words, title: longTitle, caption: longSentence, button: outward },
} satisfies Record<string, FounderProps>
