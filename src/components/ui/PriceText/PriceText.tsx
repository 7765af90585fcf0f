import { formatMoney, formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type PriceTextProps = {
  price: Pick<Price, 'amount' | 'unit' | 'detail' | 'condition'>
  /** 'full' adds dose and condition; 'amount' leaves out the unit. */
  variant: 'line' | 'full' | 'list' | 'large' | 'amount'
}

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
