import type { Price } from '#lib/model/price.ts'
import { useWords } from '#ui/words.ts'

export type PriceNotesProps = { price: Pick<Price, 'note' | 'product'> }

/** What must be said beside a price: which product it buys, and its note. */
export function PriceNotes({ price }: PriceNotesProps) {
  const { money } = useWords()
  return [price.product && money.products[price.product], price.note]
    .filter((text) => text !== undefined)
    .map((text) => (
      <span key={text} className="block text-small text-muted">
        {text}
      </span>
    ))
}
