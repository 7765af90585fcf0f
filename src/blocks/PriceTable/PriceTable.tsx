import { formatPrice } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { Heading } from '#ui/Heading/Heading.tsx'

export type PriceGroup = { id: string; title: string; prices: Price[] }

/** All prices, grouped; each name leads to the page that explains it. */
export function PriceTable({ groups }: { groups: PriceGroup[] }) {
  return (
    <div className="grid gap-12">
      {groups.map(({ id, title, prices }) => (
        <section key={id} aria-labelledby={id} className="grid gap-4">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <table className="w-full border-collapse text-left">
            <thead className="sr-only">
              <tr>
                <th scope="col">Service</th>
                <th scope="col">Condition</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <Row key={price.id} price={price} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

function Row({ price }: { price: Price }) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="linked py-3 pr-4 font-normal">
        <a href={price.page}>{price.name}</a>
        {price.note ? <span className="block text-small text-muted">{price.note}</span> : null}
      </th>
      <td className="py-3 pr-4 text-small text-muted">{[price.detail, price.condition].filter(Boolean).join(', ')}</td>
      <td className="numerals py-3 text-right text-price">{formatPrice(price)}</td>
    </tr>
  )
}
