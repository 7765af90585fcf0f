import { formatMoney, formatPrice } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type PriceListProps = {
  id: string
  title: string
  intro?: Html
  prices: Price[]
  note?: Html
  button?: Action
}

/** Name-amount pairs are a description list: a screen reader says both together. */
export function PriceList({ id, title, intro, prices, note, button }: PriceListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? <Prose html={intro} /> : null}
      <dl className="max-w-text divide-y divide-line border-y border-line">
        {prices.map((price) => (
          <div key={price.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
            <dt>
              {[price.name, price.detail, price.condition].filter(Boolean).join(', ')}
              {price.note ? <span className="block text-small">{price.note}</span> : null}
            </dt>
            <dd className="numerals text-price">
              <span className="font-display text-subheading">{formatMoney(price.amount)}</span>
              {formatPrice(price).slice(formatMoney(price.amount).length)}
            </dd>
          </div>
        ))}
      </dl>
      {note ? (
        <p className="max-w-text text-small">
          <Line html={note} />
        </p>
      ) : null}
      {button ? (
        <p>
          <ButtonLink href={button.href} external={button.external}>
            {button.text}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
