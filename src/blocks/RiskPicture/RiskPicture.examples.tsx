import { longSentence, longTitle, paragraphs, sampleWork } from '#workbench/samples.ts'
import type { CountFigure } from '#lib/model/evidence.ts'
import type { RiskPictureProps } from './RiskPicture.tsx'

const count = (id: string, what: string, some: number, few?: number): CountFigure => ({
  id,
  work: sampleWork,
  what,
  with: some,
  ...(few !== undefined && { without: few }),
  of: 100,
  mayBeChance: false,
})
const names = { withName: 'With the medicine', withoutName: 'With placebo' }

export const examples = {
  'of-100': {
    id: 'of-100',
    title: 'What people felt',
    intro: paragraphs,
    ...names,
    counts: [count('sick', 'felt sick', 44, 17), count('none', 'nobody, and everybody', 0, 100)],
  },
  'of-10000': {
    id: 'of-10000',
    title: 'Rare harms',
    ...names,
    counts: [
      { ...count('stroke', 'a stroke', 29, 21), of: 10_000 },
      { ...count('clot', 'a clot in the lung', 13, 10), of: 10_000, mayBeChance: true },
    ],
  },
  fractions: {
    id: 'fractions',
    title: 'Halves',
    ...names,
    counts: [count('heart', 'a heart attack', 6.5, 8)],
  },
  'longest-text': {
    id: 'longest-text',
    title: longTitle,
    ...names,
    counts: [{ ...count('long', longSentence, 82), withName: 'Switched to placebo' }],
  },
} satisfies Record<string, RiskPictureProps>
