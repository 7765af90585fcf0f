import type { ComponentProps } from 'react'
import type { Price } from '#lib/model/price.ts'
import type { PriceTable } from './PriceTable.tsx'

const price: Price = {
  id: 'first',
  name: 'A treatment',
  amount: 12_500,
  unit: 'week',
  detail: 'for all doses',
  page: '/weight-loss',
  group: 'weight-loss',
  offered: true,
  ongoing: true,
}
const group = { id: 'group', title: 'Weight loss' }

export const examples = {
  plain: {
    groups: [
      { ...group, prices: [price, { ...price, id: 'second', note: 'Not yet commercially available.' }] },
    ],
  },
  'side by side': {
    groups: [
      {
        ...group,
        id: 'conditions',
        prices: [
          { ...price, id: 'third' },
          { ...price, id: 'with', name: 'Another', detail: undefined, condition: 'with a plan' },
          { ...price, id: 'alone', name: 'Another', detail: undefined, condition: 'alone', unit: 'once' },
        ],
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof PriceTable>>
