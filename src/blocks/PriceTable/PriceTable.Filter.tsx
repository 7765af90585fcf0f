import { Icon } from '#ui/Icon/Icon.tsx'
import { mark } from '#lib/mark.ts'
import * as names from './PriceTable.names.ts'
import { useWords } from '#ui/words.ts'

/** Jumps to the lists; and, once its script runs, a field that narrows them and a button that prints them. */
export function PriceTableFilter({ groups }: { groups: { id: string; title: string }[] }) {
  const { priceTable } = useWords()
  return (
    <div data-paper="none" className="grid gap-4 border-y border-line py-4">
      <div
        {...mark(names.priceFilter)}
        className="awaits-script flex flex-wrap items-end justify-between gap-4"
      >
        <div className="grid max-w-narrow grow gap-2">
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
          <p
            role="status"
            {...mark(
              names.priceCounts,
              JSON.stringify([priceTable.none, priceTable.one, priceTable.several]),
            )}
            className="text-small text-muted"
          />
        </div>
        <button
          type="button"
          {...mark(names.printButton)}
          className="inline-flex min-h-12 items-center gap-2 rounded-pill border border-action px-6 font-medium text-action"
        >
          <Icon name="print" /> {priceTable.print}
        </button>
      </div>
      <nav aria-label={priceTable.lists}>
        <ul role="list" className="linked flex flex-wrap gap-x-6">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
