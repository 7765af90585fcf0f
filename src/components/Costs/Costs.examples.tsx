import { costGroups } from '#lib/costs.ts'
import type { Price } from '#lib/model/price.ts'
import { en } from '#lib/words/en.ts'
import { longTitle, paragraphs, price } from '#workbench/fixtures.ts'
import { CostsCalculator } from './Costs.Calculator.tsx'
import type { CostsProps } from './Costs.tsx'

const membership: Price = { ...price, id: 'membership', name: 'Membership', group: 'membership' }
const weekly: Price = { ...price, id: 'weekly', name: 'A weekly one', unit: 'week', group: 'weight-loss' }
const drip: Price = { ...price, id: 'drip', name: 'A drip', unit: 'drip', group: 'drips' }

const few = [membership, weekly, drip]
const long: Price[] = [
  { ...weekly, id: 'long', name: longTitle, detail: '2.5 and 5 mg', condition: 'with another plan' },
]
const calculator = (prices: Price[]) => <CostsCalculator language="en" groups={costGroups(prices, en)} />

export const examples = {
  few: {
    id: 'costs',
    title: 'Add it up',
    intro: paragraphs,
    prices: few,
    children: calculator(few),
    note: 'A note.',
  },
  'longest-text': {
    id: 'costs-longest',
    title: longTitle,
    prices: long,
    children: calculator(long),
  },
} satisfies Record<string, CostsProps>
