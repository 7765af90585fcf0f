import {
  fullPrice,
  internalAction,
  longSentence,
  longTitle,
  longWord,
  times,
  externalAction,
  paragraphs,
  photo,
  price,
  sentence,
} from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'

const items = times(3, (number) => ({ title: `Option ${number}`, text: sentence }))
const words: SectionOf<'options'> = { id: 'options', title: 'Ways to be seen', layout: 'cards', items }

export const examples = {
  cards: words,
  rows: { ...words, layout: 'rows' },
  notes: {
    ...words,
    layout: 'notes',
    items: times(5, (number) => ({ title: `Note ${number}`, text: sentence })),
  },
  folded: { ...words, layout: 'folded' },
  aside: { ...words, layout: 'aside' },
  ages: {
    ...words,
    layout: 'ages',
    items: [
      { title: 'From 21 to 65', text: sentence, ages: { from: 21, to: 65 } },
      { title: 'From 65', text: sentence, ages: { from: 65 } },
      { title: 'At any age', text: sentence },
    ],
  },
  lines: { ...words, layout: 'lines' },
  numbered: { ...words, layout: 'numbered', intro: paragraphs, outro: paragraphs, button: internalAction },
  'with-photo-status-and-link': {
    ...words,
    items: [{ title: 'Sample medicine', text: sentence, status: 'Off-label', photo, link: internalAction }],
  },
  'row-with-status-and-link': {
    ...words,
    layout: 'rows',
    items: [{ title: 'Sample medicine', text: sentence, status: 'Off-label', link: internalAction }],
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
        link: internalAction,
      },
    ],
  },
  'many-items': { ...words, items: times(12, (number) => ({ title: `Option ${number}`, text: sentence })) },
  empty: { ...words, items: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    items: [
      { title: longWord, text: longSentence, status: longTitle },
      { title: longTitle, text: longSentence },
    ],
    button: externalAction,
  },
} satisfies Record<string, SectionOf<'options'>>
