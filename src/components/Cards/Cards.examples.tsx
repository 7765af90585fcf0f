import {
  longSentence,
  longTitle,
  times,
  otherPhoto,
  paragraphs,
  pageSummary as page,
} from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { PostCard, PostCardsProps, RelatedProps } from './Cards.tsx'

const cards = { id: 'cards', title: 'Read on' }

export const PageCards = {
  one: { ...cards, pages: [page] },
  many: {
    ...cards,
    intro: paragraphs,
    pages: times(7, (number) => ({ ...page, address: `/page-${number}`, name: `Page ${number}` })),
  },
  empty: { ...cards, pages: [] },
  'longest-text': {
    ...cards,
    title: longTitle,
    pages: [{ ...page, name: longTitle, purpose: longSentence }],
  },
} satisfies Record<string, SectionOf<'cards'>>

const post: PostCard = {
  address: '/blog/sample',
  title: 'A sample article',
  excerpt: 'What it is about, in one sentence.',
  date: '2025-11-03',
  photo: otherPhoto,
}
const journal = { id: 'posts', title: 'From the journal' }

export const PostCards = {
  one: { ...journal, posts: [post] },
  many: { ...journal, posts: times(6, (number) => ({ ...post, address: `/blog/sample-${number}` })) },
  empty: { ...journal, posts: [] },
  'longest-text': { ...journal, posts: [{ ...post, title: longTitle, excerpt: longSentence }] },
} satisfies Record<string, PostCardsProps>

const pages = times(3, (number) => ({ ...page, address: `/page-${number}`, name: `Page ${number}` }))

export const Related = {
  'cards and section': { title: 'Related treatments', pages, section: { title: 'Primary care', pages } },
  'section alone': {
    title: 'Related',
    pages: [],
    section: { title: 'Primary care', pages: [{ ...page, name: longTitle }] },
  },
} satisfies Record<string, RelatedProps>
