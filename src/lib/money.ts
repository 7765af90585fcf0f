import type { Price, PriceProduct, PriceUnit } from './model/price.ts'

/** '$1,250' or '$12.50': one formatter and one locale, so that build and browser always agree. */
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
export function formatPrice(price: Pick<Price, 'amount' | 'unit'>): string {
  return formatMoney(price.amount) + formatUnit(price)
}

/** '/week', ' per session': what follows the amount. */
export function formatUnit({ unit }: Pick<Price, 'unit'>): string {
  return unitWords[unit]
}

/** '$99 a month', '$75 a vial for home use', '$25': a price in running text, where the rest is said already. */
export function sayPrice({ amount, unit }: Pick<Price, 'amount' | 'unit'>): string {
  return formatMoney(amount) + (spokenUnits[unit] ?? '')
}

/** '$30/month with a GLP-1 plan', '$100/week for all doses', '$150/week (2.5 and 5 mg)'. */
export function formatPriceInFull(price: Pick<Price, 'amount' | 'unit' | 'detail' | 'condition'>): string {
  const detail = price.detail
    ? price.detail.startsWith('for ')
      ? ` ${price.detail}`
      : ` (${price.detail})`
    : ''
  const condition = price.condition ? ` ${price.condition}` : ''
  return formatPrice(price) + detail + condition
}

/** What must be known of the product a price buys; nothing where there is only one. */
export function sayProduct({ product }: Pick<Price, 'product'>): string | undefined {
  return product && productWords[product]
}

const productWords: Record<PriceProduct, string> = {
  unknown: 'Ask which product this price buys.',
  brand: 'This price buys the FDA-approved brand.',
  compounded: 'This price buys a compounded medicine, which the FDA does not review before it is sold.',
}

const unitWords: Record<PriceUnit, string> = {
  once: '',
  week: '/week',
  month: '/month',
  'per-month': ' per month',
  '30-days': ' per 30 days',
  session: ' per session',
  unit: ' per unit',
  'six-treatments': ' for six treatments',
  injection: ' per injection',
  vial: ' per vial',
  drip: ' per drip',
}

const spokenUnits: Partial<Record<PriceUnit, string>> = {
  week: ' a week',
  month: ' a month',
  'per-month': ' a month',
  session: ' a session',
  vial: ' a vial for home use',
}
