import { html, longSentence, longTitle, price, sampleWork } from '#workbench/samples.ts'
import type { MeasureFigure } from '#lib/model/evidence.ts'
import type { ChartProps } from './Chart.tsx'

const measure = (id: string, value: number, more: Partial<MeasureFigure> = {}): MeasureFigure => ({
  id,
  work: sampleWork,
  what: 'average weight lost',
  unit: 'percent',
  with: value,
  ...more,
})
const text = html('After a year without the drug, a third of the loss was left.')

export const examples = {
  'over-time': {
    id: 'over-time',
    title: 'Weight, and after stopping',
    text,
    series: {
      id: 'after',
      work: sampleWork,
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
    title: 'Loss by medicine',
    text,
    bars: [
      { name: 'One medicine', measure: measure('one', 14.9, { without: 2.4 }) },
      { name: longTitle, measure: measure('two', 5.4, { without: 1.3 }) },
    ],
    note: longSentence,
  },
  ranges: {
    id: 'ranges',
    title: 'How long it lasts',
    text,
    bars: [
      { name: 'A brand', measure: measure('brand', 3, { to: 4, unit: 'months' }) },
      { name: 'Another', measure: measure('another', 5.5, { unit: 'months' }) },
    ],
  },
  deferred: {
    id: 'deferred',
    title: 'What you owe, month by month',
    text,
    deferred: {
      price: { ...price, amount: 250_000 },
      rate: measure('rate', 26.99),
      months: 6,
    },
  },
} satisfies Record<string, ChartProps>
