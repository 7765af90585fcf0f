import { html, longSentence, longTitle, paragraphs } from '#workbench/fixtures.ts'
import type { CountFigure, MeasureFigure, Work } from '#lib/model/evidence.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { ChartProps } from './Chart.tsx'

const work: Work = {
  id: 'sample',
  title: 'A sample trial',
  publisher: 'A journal',
  year: 2021,
  kind: 'trial',
  url: 'https://example.org/',
  short: 'Sample trial',
  people: '1,000 adults',
  span: '68 weeks',
}
const measure = (id: string, value: number, more: Partial<MeasureFigure> = {}): MeasureFigure => ({
  id,
  work,
  what: 'average weight lost',
  unit: 'percent',
  treated: value,
  ...more,
})
const count = (id: string, what: string, some: number, few?: number): CountFigure => ({
  id,
  work,
  what,
  treated: some,
  ...(few !== undefined && { control: few }),
  of: 100,
  mayBeChance: false,
})
const names = { treatedName: 'With the medicine' }
const text = html('After a year without the drug, a third of the loss was left.')

export const examples = {
  'over-time': {
    id: 'over-time',
    title: 'Weight, and after stopping',
    text,
    series: {
      id: 'after',
      work,
      what: 'Weight below the start',
      unit: 'percent',
      time: 'weeks',
      lines: [
        {
          name: 'With the drug',
          points: [
            [0, 0],
            [68, 17.3],
            [120, 5.6],
          ],
        },
      ],
    },
  },
  'side-by-side': {
    id: 'side-by-side',
    title: 'How long it lasts',
    text,
    bars: [
      { name: longTitle, measure: measure('brand', 3, { to: 4, unit: 'months' }) },
      { name: 'Another', measure: measure('another', 5.5, { unit: 'months' }) },
    ],
    note: longSentence,
  },
} satisfies Record<string, ChartProps>

export const ChartRisk = {
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
    counts: [{ ...count('long', longSentence, 82), treatedName: 'Switched to placebo' }],
  },
} satisfies Record<string, SectionOf<'risk'>>
