import { longSentence, longTitle, many, otherPhoto } from '#workbench/samples.ts'
import type { PostCard, PostCardsProps } from './PostCards.tsx'

const post: PostCard = {
  address: '/blog/sample',
  title: 'A sample article',
  excerpt: 'What it is about, in one sentence.',
  date: '2025-11-03',
  photo: otherPhoto,
}
const words = { id: 'posts', title: 'From the journal' }

export const examples = {
  one: { ...words, posts: [post] },
  many: { ...words, posts: many(6, (number) => ({ ...post, address: `/blog/sample-${number}` })) },
  empty: { ...words, posts: [] },
  'longest-text': { ...words, posts: [{ ...post, title: longTitle, excerpt: longSentence }] },
} satisfies Record<string, PostCardsProps>
