import { price } from '#workbench/samples.ts'
import type { PriceNotesProps } from './PriceNotes.tsx'

export const examples = {
  'product not known': { price: { ...price, product: 'unknown' } },
  'a compounded product and a note': {
    price: { ...price, product: 'compounded', note: 'What else must be said.' },
  },
} satisfies Record<string, PriceNotesProps>
