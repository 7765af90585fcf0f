import { longSentence, longTitle, practice, sentence } from '#workbench/samples.ts'
import type { SocialProps } from './Social.tsx'

const words: SocialProps = { id: 'social', title: 'Follow us', profiles: practice.social }

export const examples = {
  three: words,
  'with-text': { ...words, text: sentence },
  one: { ...words, profiles: practice.social.slice(0, 1) },
  empty: { ...words, profiles: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    text: longSentence,
    profiles: [{ network: 'tiktok', label: longTitle, url: 'https://www.tiktok.com/@sample.example' }],
  },
} satisfies Record<string, SocialProps>
