import { film, longTitle, paragraphs } from '#workbench/samples.ts'
import type { FilmSectionProps } from './FilmSection.tsx'

export const examples = {
  full: { id: 'full', title: 'A closer look', text: paragraphs, film },
  'title-alone': { id: 'title-alone', title: longTitle, film },
} satisfies Record<string, FilmSectionProps>
