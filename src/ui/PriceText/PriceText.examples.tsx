import { fullPrice, price } from '#workbench/samples.ts'
import type { PriceTextProps } from './PriceText.tsx'

export const examples = {
  line: { price, look: 'line' },
  full: { price: fullPrice, look: 'full' },
  list: { price, look: 'list' },
  large: { price, look: 'large' },
  amount: { price, look: 'amount' },
} satisfies Record<string, PriceTextProps>
