import { longTitle, sentence } from '#workbench/samples.ts'
import type { FiguresProps } from './Figures.tsx'

export const examples = {
  four: {
    id: 'four',
    title: 'In numbers',
    figures: [
      { value: 5, decimals: 1, suffix: '', label: 'average rating' },
      { value: 25, decimals: 0, suffix: '', label: 'reviews' },
      { value: 99, decimals: 0, suffix: '%', label: longTitle },
      { value: 24, decimals: 0, suffix: ' h', label: 'a day' },
    ],
    note: sentence,
  },
  two: {
    id: 'two',
    title: 'In numbers',
    figures: [
      { value: 12_500, decimals: 0, suffix: '', label: 'a large number' },
      { value: 0.25, decimals: 2, suffix: '', label: 'a small one' },
    ],
  },
} satisfies Record<string, FiguresProps>
