import { useEffect, useState } from 'react'
import { buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useWords } from '#ui/words.ts'

export type ComparisonIslandProps = { part: 'print'; several: boolean } | (PickProps & { part: 'pick' })
type PickProps = { id: string; names: string[] }

/** Two islands a table: its lists stay in sight as the table scrolls, so they cannot share a box with the print button. */
export function Island(props: ComparisonIslandProps) {
  return props.part === 'pick' ? <Pick {...props} /> : <Print several={props.several} />
}

/** Prints the whole table; and where two of several columns are shown, says how to choose them. */
function Print({ several }: { several: boolean }) {
  const { figures } = useWords()
  const { inert, awaits } = useHydrated()
  return (
    <div inert={inert} className={`${awaits} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
      <button type="button" onClick={() => print()} className={buttonLook('quiet', 'small')}>
        <Icon name="print" /> {figures.printForVisit}
      </button>
      {several ? <p className="text-small text-muted desk:hidden">{figures.pickTwo}</p> : null}
    </div>
  )
}

/** On a narrow screen: two lists that stay in sight as the heads of the two columns. */
function Pick({ id, names }: PickProps) {
  const { figures } = useWords()
  const { inert, awaits } = useHydrated()
  const [pair, setPair] = useState([0, 1])
  // The table is plain HTML, which React does not draw again: all its words would come twice, the second time as props.
  useEffect(() => {
    const table = document.getElementById(`${id}-table`)!
    table.classList.add('comparison-picked')
    for (const cell of table.querySelectorAll('td'))
      cell.classList.toggle('comparison-out', !pair.includes(cell.cellIndex - 1))
  }, [id, pair])
  /** A thing is not compared with itself: the other list takes what this one had. */
  const pick = (list: number, column: number) =>
    setPair((before) =>
      before.map((one, index) => (index === list ? column : one === column ? before[list]! : one)),
    )
  return (
    <div inert={inert} className={`${awaits} contents`}>
      {[figures.compare, figures.with].map((label, list) => (
        <div key={label}>
          <label htmlFor={`${id}-${list}`} className="sr-only">
            {label}
          </label>
          <select
            id={`${id}-${list}`}
            value={pair[list]}
            onChange={({ target }) => pick(list, Number(target.value))}
            autoComplete="off"
            className="list-field min-h-12 w-full rounded-field border border-edge bg-card pl-3 text-body font-medium text-ink"
          >
            {names.map((name, column) => (
              <option key={name} value={column}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
