import { formatMoney, formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

type PriceTextProps = {
  price: Pick<Price, 'amount' | 'unit' | 'detail' | 'condition'>
  /** 'full' adds dose and condition; 'amount' leaves out the unit. */
  variant: 'line' | 'full' | 'list' | 'large' | 'amount'
}

export function PriceText({ price, variant }: PriceTextProps) {
  const { money } = useWords()
  const amount = formatMoney(price.amount)
  const unit = money.units[price.unit]
  switch (variant) {
    case 'full':
      return noBreak(formatPriceInFull(price, money))
    case 'amount':
      return amount
    case 'list':
      return (
        <>
          <span className="font-display text-subheading">{amount}</span>
          {unit}
        </>
      )
    case 'line':
      return (
        <>
          {amount}
          <span className="text-small text-muted">{unit}</span>
        </>
      )
    case 'large':
      return (
        <>
          {amount} <span className="font-text text-body tracking-normal text-muted">{unit.trim()}</span>
        </>
      )
  }
}

/** Lists of prices leave out an unknown product, because the page's own text says it. */
export function listedNotes({ note, product }: Price): Notes | undefined {
  const knownProduct = product === 'unknown' ? undefined : product
  return note || knownProduct ? { note, product: knownProduct } : undefined
}

type Notes = Pick<Price, 'note' | 'product'>

export function PriceNotes({ price }: { price: Notes }) {
  const { money } = useWords()
  return [price.product && money.products[price.product], price.note]
    .filter((text) => text !== undefined)
    .map((text) => (
      <span key={text} className="block text-small text-muted">
        {noBreak(text)}
      </span>
    ))
}
