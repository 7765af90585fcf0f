import type { Price } from './model/price.ts'
import type { Words } from './words/words.ts'

type MoneyWords = Words['money']

/** '$1,250' or '$12.50', in one locale so that build and browser agree. */
export function formatMoney(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** '$100/week', '$299 per session', '$2,500 for six treatments'. */
export function formatPrice(price: Pick<Price, 'amount' | 'unit'>, words: MoneyWords): string {
  return formatMoney(price.amount) + words.units[price.unit]
}

/** '$99 a month', '$25': for running text. */
export function formatPriceInText(price: Pick<Price, 'amount' | 'unit'>, words: MoneyWords): string {
  const spoken = words.spokenUnits[price.unit]
  return spoken === undefined ? formatPrice(price, words) : formatMoney(price.amount) + spoken
}

/** '$30/month with a GLP-1 plan', '$100/week for all doses', '$150/week (2.5 and 5 mg)'. */
export function formatPriceInFull(
  price: Pick<Price, 'amount' | 'unit' | 'detail' | 'condition'>,
  words: MoneyWords,
): string {
  const { detail, condition } = price
  const narrowed = detail?.startsWith(words.inSentence) ? detail : detail && `(${detail})`
  return [formatPrice(price, words), narrowed, condition].filter(Boolean).join(' ')
}
