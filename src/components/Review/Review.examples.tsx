import type { Source } from '#lib/model/evidence.ts'
import { longTitle, longWord, times } from '#workbench/fixtures.ts'
import type { ReviewProps } from './Review.tsx'

const source: Source = {
  title: 'Sample source',
  publisher: 'A journal',
  year: 2025,
  kind: 'trial',
  url: 'https://source.example/sample',
}
const words: ReviewProps = {
  updated: '2025-11-03',
  reviewed: { by: null, on: null, next: '2026-05-03' },
  sources: [source],
}

export const examples = {
  pending: words,
  reviewed: { ...words, reviewed: { by: 'Sample reviewer', on: '2025-11-04', next: '2026-05-04' } },
  'not-medical': { updated: '2025-11-03', sources: [] },
  'many-sources': {
    ...words,
    sources: times(15, (number) => ({ ...source, title: `Sample source ${number}` })),
  },
  'longest-text': {
    ...words,
    reviewed: { by: `${longWord} ${longWord}`, on: '2025-11-04', next: '2026-05-04' },
    sources: [{ ...source, title: longTitle, publisher: longWord, url: 'https://source.example/longest' }],
  },
} satisfies Record<string, ReviewProps>
