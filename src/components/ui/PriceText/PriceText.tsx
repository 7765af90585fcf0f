import { formatMoney, formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type PriceTextProps = {
  price: Pick<Price, 'amount' | 'unit' | 'detail' | 'condition'>
  /**
   * 'line' is amount and unit; 'full' adds what narrows it and when it holds; 'list' and 'large' set the amount off;
   * 'amount' stands where its heading says what for.
   */
  variant: 'line' | 'full' | 'list' | 'large' | 'amount'
}

/** A price in words: the one place where an amount meets its unit. */
export function PriceText({ price, variant }: PriceTextProps) {
  const { money } = useWords()
  switch (variant) {
    case 'line':
      return (
        <>
          {formatMoney(price.amount)}
          <span className="text-small text-muted">{money.units[price.unit]}</span>
        </>
      )
    case 'full':
      return noBreak(formatPriceInFull(price, money))
    case 'amount':
      return formatMoney(price.amount)
    case 'list':
      return (
        <>
          <span className="font-display text-subheading">{formatMoney(price.amount)}</span>
          {money.units[price.unit]}
        </>
      )
    case 'large':
      return (
        <>
          {formatMoney(price.amount)}{' '}
          <span className="font-text text-body tracking-normal text-muted">
            {money.units[price.unit].trim()}
          </span>
        </>
      )
  }
}

export type PriceNotesProps = { price: Pick<Price, 'note' | 'product'> }

/** What must be said beside a price: which product it buys, and its note. */
export function PriceNotes({ price }: PriceNotesProps) {
  const { money } = useWords()
  return [price.product && money.products[price.product], price.note]
    .filter((text) => text !== undefined)
    .map((text) => (
      <span key={text} className="block text-small text-muted">
        {noBreak(text)}
      </span>
    ))
}
