import type { Price } from '#lib/model/price.ts'
import { longTitle, paragraphs, price } from '#workbench/samples.ts'
import type { CostsProps } from './Costs.tsx'

const membership: Price = { ...price, id: 'membership', name: 'Membership', group: 'membership' }
const weekly: Price = { ...price, id: 'weekly', name: 'A weekly one', unit: 'week', group: 'weight-loss' }
const drip: Price = { ...price, id: 'drip', name: 'A drip', unit: 'drip', group: 'drips' }

export const examples = {
  few: {
    id: 'costs',
    title: 'Add it up',
    intro: paragraphs,
    prices: [membership, weekly, drip],
    note: 'A note.',
  },
  'longest-text': {
    id: 'costs-longest',
    title: longTitle,
    prices: [
      { ...weekly, id: 'long', name: longTitle, detail: '2.5 and 5 mg', condition: 'with another plan' },
    ],
  },
} satisfies Record<string, CostsProps>
