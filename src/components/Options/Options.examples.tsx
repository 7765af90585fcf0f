import {
  fullPrice,
  inward,
  longSentence,
  longTitle,
  longWord,
  many,
  outward,
  paragraphs,
  photo,
  price,
  sentence,
} from '#workbench/samples.ts'
import type { OptionsProps } from './Options.tsx'

const items = many(3, (number) => ({ title: `Option ${number}`, text: sentence }))
const words: OptionsProps = { id: 'options', title: 'Ways to be seen', layout: 'cards', items }

export const examples = {
  cards: words,
  rows: { ...words, layout: 'rows' },
  notes: {
    ...words,
    layout: 'notes',
    items: many(5, (number) => ({ title: `Note ${number}`, text: sentence })),
  },
  lines: { ...words, layout: 'lines' },
  numbered: { ...words, layout: 'numbered', intro: paragraphs, outro: paragraphs, button: inward },
  'with-photo-status-and-link': {
    ...words,
    items: [{ title: 'Sample medicine', text: sentence, status: 'Off-label', photo, link: inward }],
  },
  'row-with-status-and-link': {
    ...words,
    layout: 'rows',
    items: [{ title: 'Sample medicine', text: sentence, status: 'Off-label', link: inward }],
  },
  'row-with-picture-and-prices': {
    ...words,
    layout: 'rows',
    items: [
      {
        title: 'Sample medicine',
        text: sentence,
        status: 'Off-label',
        prices: [price, fullPrice],
        photo,
        link: inward,
      },
    ],
  },
  'many-items': { ...words, items: many(12, (number) => ({ title: `Option ${number}`, text: sentence })) },
  empty: { ...words, items: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    items: [
      { title: longWord, text: longSentence, status: longTitle },
      { title: longTitle, text: longSentence },
    ],
    button: outward,
  },
} satisfies Record<string, OptionsProps>
