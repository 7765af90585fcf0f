import type { Price } from './model/price.ts'

export type PriceGroup = {
  id: string
  title: string
  /** Whether membership includes a discount on these, as the membership's own list says. */
  memberDiscount: boolean
  prices: Price[]
}

/** Prices in the order of the page of prices; groups without a price are left out. */
export function priceGroups(prices: Price[]): PriceGroup[] {
  return groups
    .map(({ id, title, memberDiscount = false }) => ({
      id,
      title,
      memberDiscount,
      prices: prices.filter(({ group }) => group === id),
    }))
    .filter((group) => group.prices.length > 0)
}

const groups: { id: string; title: string; memberDiscount?: boolean }[] = [
  { id: 'membership', title: 'Membership' },
  { id: 'weight-loss', title: 'Weight loss', memberDiscount: true },
  { id: 'peptides', title: 'Peptides' },
  { id: 'mens-health', title: "Men's health" },
  { id: 'injections', title: 'Vitamin injections' },
  { id: 'drips', title: 'IV drips' },
  { id: 'aesthetics', title: 'Aesthetics', memberDiscount: true },
]
