import type { Preview } from '#lib/model/page.ts'
import { longSentence, longTitle, many, paragraphs, photo } from '#workbench/samples.ts'
import type { PageCardsProps } from './PageCards.tsx'

const page: Preview = {
  address: '/telemedicine',
  name: 'Telemedicine',
  purpose: 'Visits by video, where they are enough.',
  family: 'primary-care',
  photo,
}
const words = { id: 'cards', title: 'Read on' }

export const examples = {
  one: { ...words, pages: [page] },
  many: {
    ...words,
    intro: paragraphs,
    pages: many(7, (number) => ({ ...page, address: `/page-${number}`, name: `Page ${number}` })),
  },
  empty: { ...words, pages: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    pages: [{ ...page, name: longTitle, purpose: longSentence }],
  },
} satisfies Record<string, PageCardsProps>
