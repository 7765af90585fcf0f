import { mark } from '#lib/mark.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { buttonLook } from '#ui/Button/Button.tsx'
import * as names from './Comparison.names.ts'
import { useWords } from '#ui/words.ts'

/** Two lists on a narrow screen, once the script runs; and a button that prints the whole table. */
export function ComparisonPick({ id, subjects }: { id: string; subjects: { name: string }[] }) {
  const { figures } = useWords()
  return (
    <div data-paper="none" className="comparison-pick awaits-script">
      {subjects.length > 2
        ? [figures.compare, figures.with].map((place, chosen) => (
            <div key={place} className="comparison-picks">
              <label htmlFor={`${id}-${chosen}`} className="text-small font-medium">
                {place}
              </label>
              <select
                id={`${id}-${chosen}`}
                {...mark(names.pick)}
                defaultValue={chosen}
                autoComplete="off"
                className="min-h-12 w-full rounded-field border border-edge bg-card px-3 text-body text-ink"
              >
                {subjects.map(({ name }, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          ))
        : null}
      <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
        <Icon name="print" /> {figures.printForVisit}
      </button>
    </div>
  )
}
