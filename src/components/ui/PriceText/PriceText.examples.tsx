import type { ComponentProps } from 'react'
import { fullPrice, price } from '#workbench/fixtures.ts'
import type * as PriceText from './PriceText.tsx'

export const examples = {
  line: { price, variant: 'line' },
  full: { price: fullPrice, variant: 'full' },
  list: { price, variant: 'list' },
  large: { price, variant: 'large' },
  amount: { price, variant: 'amount' },
} satisfies Record<string, ComponentProps<typeof PriceText.PriceText>>

export const PriceNotes = {
  'product not known': { price: { ...price, product: 'unknown' } },
  'a compounded product and a note': {
    price: { ...price, product: 'compounded', note: 'What else must be said.' },
  },
} satisfies Record<string, ComponentProps<typeof PriceText.PriceNotes>>
