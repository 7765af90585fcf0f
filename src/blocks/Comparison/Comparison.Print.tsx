import { mark } from '#lib/mark.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { buttonLook } from '#ui/Button/Button.tsx'
import * as names from './Comparison.names.ts'
import { useWords } from '#ui/words.ts'

/** Once the script runs: a button that prints the whole table; and where two of several are shown, how to choose them. */
export function ComparisonPrint({ several }: { several: boolean }) {
  const { figures } = useWords()
  return (
    <div
      data-paper="none"
      inert
      className="awaits-script flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
        <Icon name="print" /> {figures.printForVisit}
      </button>
      {several ? <p className="comparison-hint text-small text-muted">{figures.pickTwo}</p> : null}
    </div>
  )
}
