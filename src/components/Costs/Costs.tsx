import type { ReactNode } from 'react'
import { costOfMonths, paymentsPerYear } from '#lib/costs.ts'
import type { Price } from '#lib/model/price.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { type SectionHeaderProps, Section } from '#components/ui/Section/Section.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type CostsProps = SectionHeaderProps & {
  note?: string
  prices: Price[]
  children?: ReactNode
}

export function Costs({ id, title, intro, note, prices, children }: CostsProps) {
  const { costs } = useWords()
  const recurring = prices.filter((price) => paymentsPerYear(price) !== undefined)
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      className="grid grid-cols-1 gap-8 desk:grid-cols-[7fr_5fr] desk:*:first:z-1 desk:*:first:col-start-1 desk:*:first:row-start-1"
      reveal="header"
    >
      <div className="desk:col-span-full desk:row-[1_/_span_2] desk:grid desk:grid-cols-subgrid desk:grid-rows-subgrid">
        {children}
      </div>
      <div className="grid gap-x-16 gap-y-6 pt-6 desk:col-span-full desk:grid-cols-[4fr_8fr] desk:pt-12">
        <div className="grid content-start gap-3">
          <Heading level={3} id={`${id}-running`}>
            {costs.isRecurring}
          </Heading>
          {note ? <p className="max-w-text text-small text-muted">{note}</p> : null}
        </div>
        <RecurringTable id={`${id}-running`} prices={recurring} />
      </div>
    </Section>
  )
}

const sumColumns =
  '[&_:is(th,td)]:px-0 [&_:is(th,td)]:text-balance [&_:is(th,td):not(:first-child)]:w-[5.5rem] [&_:is(th,td):not(:first-child)]:ps-4 desk:[&_:is(th,td):not(:first-child)]:w-[22%]'

function RecurringTable({ id, prices }: { id: string; prices: Price[] }) {
  const { costs, money, priceTable } = useWords()
  return (
    <table className={`line-table ${sumColumns}`} aria-labelledby={id}>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col">{priceTable.treatment}</th>
          <th scope="col">{costs.month}</th>
          <th scope="col">{costs.year}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.id}>
            <th scope="row" className="inline-links">
              <Link href={price.page}>{price.name}</Link>
              <span className="block text-small text-muted">
                {noBreak(
                  [formatPrice(price, money), price.detail, price.condition].filter(Boolean).join(', '),
                )}
              </span>
            </th>
            <td>{formatMoney(price.unit === 'week' ? price.amount * 4 : costOfMonths(price, 1))}</td>
            <td className="text-price">{formatMoney(costOfMonths(price, 12))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
