import type { CountFigure, MeasureFigure, Work } from '#lib/model/evidence.ts'
import {
  html,
  longSentence,
  longTitle,
  longWord,
  times,
  paragraphs,
  pageSummary,
  price,
  sentence,
} from '#workbench/fixtures.ts'
import type { ComparisonProps } from './Comparison.tsx'

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
const figure = { work, what: 'felt sick', treated: 44, control: 17 }
const count: CountFigure = { ...figure, id: 'count', of: 100, mayBeChance: false }
const measure: MeasureFigure = { ...figure, id: 'measure', unit: 'percent', treatedName: '10 mg' }
const names = { treatedName: 'Injection', controlName: 'Tablet' }

export const examples = {
  four: {
    id: 'four',
    title: 'Four of them',
    intro: paragraphs,
    subjects: times(4, (number) => ({
      name: `Sample ${number}`,
      detail: 'a tablet',
      page: { ...pageSummary, address: '/prices' },
    })),
    rows: [
      {
        heading: 'Side effects',
        label: 'Felt sick',
        note: sentence,
        cells: times(4, () => ({ counts: [count] })),
      },
      { label: 'Average', cells: times(4, () => ({ measures: [measure] })) },
      { heading: 'Price', label: 'Price', cells: times(4, () => ({ prices: [price] })) },
      {
        label: 'Usual',
        cells: times(4, () => ({ usual: { price: { ...price, unit: 'unit' }, units: [20, 24] } })),
      },
    ],
    note: html('<p>A note below the table.</p>'),
  },
  two: {
    id: 'two',
    title: 'One against the other',
    subjects: [{ name: 'Injection' }, { name: 'Tablet' }],
    rows: [
      {
        label: 'Felt sick',
        cells: [{ counts: [{ ...count, ...names }] }, { counts: [{ ...count, ...names }], arm: 'control' }],
      },
    ],
  },
  'longest-text': {
    id: 'longest',
    title: longTitle,
    subjects: times(5, (number) => ({ name: `${longWord} ${number}`, detail: longTitle })),
    rows: [
      {
        heading: longTitle,
        label: longTitle,
        cells: times(5, () => ({ text: longSentence, list: [sentence, longSentence] })),
      },
    ],
  },
} satisfies Record<string, ComparisonProps>
