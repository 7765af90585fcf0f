import { mark } from '#lib/mark.ts'
import * as names from './Comparison.names.ts'
import { useWords } from '#ui/words.ts'

/** On a narrow screen, once the script runs: two lists that stay in sight as the heads of the two columns. */
export function ComparisonPick({ id, subjects }: { id: string; subjects: { name: string }[] }) {
  const { figures } = useWords()
  return (
    <div data-paper="none" inert className="comparison-pick awaits-script">
      {[figures.compare, figures.with].map((place, chosen) => (
        <div key={place}>
          <label htmlFor={`${id}-${chosen}`} className="sr-only">
            {place}
          </label>
          <select
            id={`${id}-${chosen}`}
            {...mark(names.pick)}
            defaultValue={chosen}
            autoComplete="off"
            className="list-field min-h-12 w-full rounded-field border border-edge bg-card pl-3 text-body font-medium text-ink"
          >
            {subjects.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
