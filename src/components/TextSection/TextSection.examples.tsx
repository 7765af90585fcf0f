import {
  film,
  html,
  internalAction,
  longSentence,
  longTitle,
  longWord,
  times,
  otherPhoto,
  externalAction,
  paragraphs,
  photo,
  sentence,
} from '#workbench/fixtures.ts'
import type { TextSectionProps } from './TextSection.tsx'

const words: TextSectionProps = { id: 'text', title: 'How it works', text: paragraphs, listStyle: 'check' }
const list = [html('Unhurried visits'), html('A written plan')]

export const examples = {
  words,
  'with-photo': { ...words, photo, button: internalAction },
  wide: { ...words, text: sentence, photo, wide: true },
  'with-film': { ...words, film },
  'film-alone': { id: 'film-alone', title: longTitle, film },
  'with-video': { ...words, videoId: 'sample00000', photo: otherPhoto },
  'with-list': { ...words, list, extraText: paragraphs },
  'numbered-list': { ...words, subheading: 'In this order', list, listStyle: 'number', photo },
  'plain-list': { ...words, list, listStyle: 'plain', button: externalAction },
  'empty-list': { ...words, list: [] },
  fallback: { ...words, fallbackMessage: sentence },
  'longest-text': {
    ...words,
    title: longTitle,
    subheading: longTitle,
    list: [longSentence, html(longWord), ...times(8, (number) => html(`Point ${number}`))],
    fallbackMessage: longSentence,
  },
} satisfies Record<string, TextSectionProps>
