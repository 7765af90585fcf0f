import { formatMoney } from '#lib/money.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

type Rows = NonNullable<SectionOf<'prices'>['usual']>

const row =
  'grid grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-x-2 max-narrow:grid-cols-3 phone:gap-x-8 desk:gap-x-16'
const name = 'max-narrow:col-span-full'
/** Fixed widths align each column across rows, which are grids of their own. */
const figure =
  'numerals w-[3.5rem] text-right whitespace-nowrap max-narrow:w-auto max-narrow:text-left phone:w-[5rem]'

export function UsualTreatments({ label, rows }: { label: string; rows: Rows }) {
  const { money } = useWords()
  return (
    <table
      // Explicit roles: display: grid drops table semantics in some browsers.
      role="table"
      aria-label={label}
      className="block w-full border-collapse text-left print:table"
    >
      <thead role="rowgroup" className="block text-tiny text-muted print:table-header-group">
        <tr role="row" className={`${row} pb-2 print:table-row`}>
          <th role="columnheader" scope="col" className={`${name} font-medium`}>
            {money.brand}
          </th>
          {[money.perUnit, money.unitCount, money.total].map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={`${figure} text-[min(0.875rem,4vw)] font-medium`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block print:table-row-group">
        {rows.map(({ price, units, text }) => (
          <tr
            key={price.id}
            role="row"
            className={`${row} items-baseline border-t border-line py-3 print:table-row`}
          >
            <th role="rowheader" scope="row" className="contents font-normal print:table-cell">
              <span className={`${name} font-display text-subheading`}>{noBreak(price.name)}</span>
              <Paragraph html={text} className="order-1 col-span-full max-w-text text-small text-muted" />
            </th>
            <td role="cell" className={figure}>
              {formatMoney(price.amount)}
            </td>
            <td role="cell" className={figure}>
              {units}
            </td>
            <td
              role="cell"
              className={`${figure} font-display text-[min(1.375rem,6vw)] leading-none text-price phone:text-[1.75rem]`}
            >
              {formatMoney(price.amount * units)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
