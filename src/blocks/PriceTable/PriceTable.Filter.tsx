import { buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import * as names from './PriceTable.names.ts'
import type { Practice } from '#lib/model/practice.ts'
import { useWords } from '#ui/words.ts'

/** Once its script runs: a field that narrows the lists of prices, and a button that prints them. */
export function PriceTableFilter({ phone }: Pick<Practice, 'phone'>) {
  const { priceTable } = useWords()
  return (
    <div
      data-paper="none"
      {...behaviour('blocks/PriceTable/PriceTable', 'settled')}
      className="awaits-script grid content-start gap-3 rounded-card border border-line bg-card p-5"
    >
      <label htmlFor="price-filter" className="font-medium">
        {priceTable.narrow}
      </label>
      <input
        id="price-filter"
        type="search"
        autoComplete="off"
        placeholder={priceTable.example}
        className="min-h-12 w-full rounded-field border border-edge bg-card px-4 py-3 text-body text-ink"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
          <Icon name="print" /> {priceTable.print}
        </button>
        <p
          role="status"
          {...mark(names.priceCounts, JSON.stringify([priceTable.none, priceTable.one, priceTable.several]))}
          className="text-small text-muted"
        />
      </div>
      <div hidden {...mark(names.noPrices)} className="linked border-t border-line pt-3">
        <p>
          {priceTable.ask}
          <a href={`tel:${phone.href}`}>{phone.display}</a>
        </p>
        <button type="button" className="min-h-11 font-medium underline">
          {priceTable.all}
        </button>
      </div>
    </div>
  )
}
