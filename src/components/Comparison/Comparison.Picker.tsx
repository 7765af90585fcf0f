import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useWords, withLanguage } from '#components/ui/words.ts'

type PickerProps = { id: string; names: string[] }

/** On phones two selects replace the column headings; on desktop there is a print button. */
export const ComparisonPicker = withLanguage(Picker)

function Picker({ id, names }: PickerProps) {
  const { figures } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState([0, 1])
  // The table is static HTML, because an island's text is sent twice.
  useEffect(() => {
    const table = document.getElementById(`${id}-table`)!
    table.toggleAttribute('data-has-selection', true)
    for (const cell of table.querySelectorAll('td'))
      cell.toggleAttribute('data-unselected', !selected.includes(cell.cellIndex - 1))
  }, [id, selected])
  // The visitor may have chosen before React was loaded.
  useEffect(() => {
    const [first = 0, second = 1] = [...root.current!.querySelectorAll('select')].map(({ value }) =>
      Number(value),
    )
    setSelected([first, second === first ? Number(first === 0) : second])
  }, [])
  /** Choosing the column of the other select swaps the two. */
  const choose = (select: number, column: number) =>
    setSelected((before) =>
      before.map((current, index) =>
        index === select ? column : current === column ? before[select]! : current,
      ),
    )
  return (
    <div
      ref={root}
      className={`max-desk:sticky max-desk:top-header max-desk:z-1 max-desk:-mx-gutter max-desk:-mb-4 max-desk:grid max-desk:grid-cols-2 max-desk:gap-[clamp(1rem,4vw,2rem)] max-desk:bg-(--table-head,var(--color-ground)) max-desk:px-gutter max-desk:shadow-[0_1px_0_var(--color-edge)] header-away:max-desk:top-0 noscript:hidden desk:-mt-[4.25rem] desk:justify-self-end print:hidden`}
    >
      <button
        type="button"
        onClick={() => print()}
        className={`${buttonClass('outline', 'small')} max-desk:hidden`}
      >
        <Icon name="print" /> {figures.printForVisit}
      </button>
      {[figures.compare, figures.with].map((label, select) => (
        <div key={label} className="desk:hidden">
          <label htmlFor={`${id}-${select}`} className="sr-only">
            {label}
          </label>
          <select
            id={`${id}-${select}`}
            value={selected[select]}
            onChange={({ target }) => choose(select, Number(target.value))}
            autoComplete="off"
            className="select-field min-h-12 w-full bg-transparent bg-[length:1rem] bg-right pr-5 font-display text-[1.0625rem] text-ellipsis text-action tablet:text-subheading"
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
