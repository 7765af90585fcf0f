import type { PriceGroup } from '#lib/price-groups.ts'
import type { Price } from '#lib/model/price.ts'
import { PriceNotes } from '#ui/PriceText/PriceNotes.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { byCondition, conditionsOf, type PriceRow } from './price-rows.ts'
import { mark } from '#lib/mark.ts'
import * as names from './PriceTable.names.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type PriceTableProps = { groups: PriceGroup[] }

/** All prices, grouped; each name leads to the page that explains it. What depends on a plan stands side by side. */
export function PriceTable({ groups }: PriceTableProps) {
  return (
    <div data-paper="price-groups" className="price-groups">
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { id, title, prices, memberDiscount } }: { group: PriceGroup }) {
  const { priceTable } = useWords()
  const rows = byCondition(prices)
  const sideBySide = rows.filter(({ prices: [, second] }) => second)
  return (
    <section aria-labelledby={id} {...mark(names.priceGroup)} className="price-group">
      <div className="grid gap-2">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {memberDiscount ? (
          <p className="text-small text-muted">
            <strong className="font-strong text-ink">{priceTable.membersLead}</strong> {priceTable.members}
          </p>
        ) : null}
      </div>
      <div className="grid gap-4">
        <Table rows={rows.filter(({ prices: [, second] }) => !second)} conditions={[]} />
        <Table rows={sideBySide} conditions={conditionsOf(sideBySide)} />
      </div>
    </section>
  )
}

/** Prices that depend on a plan have a column for each condition; all others need no heading for their price. */
function Table({ rows, conditions }: { rows: PriceRow[]; conditions: string[] }) {
  const { priceTable } = useWords()
  const columns = conditions.length > 0 ? conditions : [priceTable.price]
  if (rows.length === 0) return null
  return (
    <table className="w-full border-collapse text-left">
      <thead className={conditions.length > 0 ? 'text-small text-muted' : 'sr-only'}>
        <tr>
          <th scope="col" className="pr-4 font-medium">
            {priceTable.treatment}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="pl-4 text-right font-medium first-letter:uppercase">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.first.id} row={row} conditions={conditions} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, conditions }: { row: PriceRow; conditions: string[] }) {
  const { name, detail, page, condition } = row.first
  const narrowed = [detail, conditions.length > 0 ? undefined : condition].filter(Boolean).join(', ')
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="linked pr-4 font-normal">
        <Link href={page}>{name}</Link>
        {narrowed ? <span className="text-small text-muted"> {narrowed}</span> : null}
        <PriceNotes price={row.first} />
      </th>
      {conditions.length > 0 ? (
        conditions.map((one) => (
          <Cell key={one} price={row.prices.find((price) => price.condition === one)} />
        ))
      ) : (
        <Cell price={row.first} />
      )}
    </tr>
  )
}

/** The id is where an offer of the page's structured data points. */
function Cell({ price }: { price?: Price }) {
  return (
    <td id={price?.id} className="numerals pl-4 text-right text-price">
      {price ? <PriceText price={price} look="line" /> : null}
    </td>
  )
}
