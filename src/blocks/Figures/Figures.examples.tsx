import { longTitle, sentence } from '#workbench/samples.ts'
import type { FiguresProps } from './Figures.tsx'

export const examples = {
  four: {
    id: 'four',
    title: 'In numbers',
    figures: [
      { value: 25, suffix: '', label: 'reviews' },
      { value: 12_500, suffix: '', label: 'a large number' },
      { value: 99, suffix: '%', label: longTitle },
      { value: 24, suffix: ' h', label: 'a day' },
    ],
    note: sentence,
  },
} satisfies Record<string, FiguresProps>
