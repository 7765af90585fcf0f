import type { ReactNode } from 'react'
import type { Status } from '#lib/model/page.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line } from '#ui/Prose/Prose.tsx'

export type GlanceProps = {
  what: Html
  suits: Html
  visit?: Html
  prices: Price[]
  priceText?: string
  status?: { kind: Status; text: Html }
  start?: Html
}

/** At a glance: the answers under the banner, before anything else is read. */
export function Glance({ what, suits, visit, prices, priceText, status, start }: GlanceProps) {
  return (
    <section aria-label="At a glance">
      <dl className="glance flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        <Answer term="What it is">
          <Line html={what} />
        </Answer>
        <Answer term="Who it may suit">
          <Line html={suits} />
        </Answer>
        {visit ? (
          <Answer term="Visits">
            <Line html={visit} />
          </Answer>
        ) : null}
        <Answer term="Price">
          <span className="numerals text-price">
            {prices.map((price) => (
              <span key={price.id} className="block">
                <PriceText price={price} look="full" />
                {price.note ? <span className="block text-small text-muted">{price.note}</span> : null}
              </span>
            ))}
            {prices.length === 0 ? (priceText ?? 'Ask us') : null}
          </span>
        </Answer>
        {status ? (
          <Answer term="FDA status">
            <Line html={status.text} />
          </Answer>
        ) : null}
        {start ? (
          <Answer term="How to start">
            <Line html={start} />
          </Answer>
        ) : null}
      </dl>
    </section>
  )
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="bg-card p-5">
      <dt className="text-tiny font-medium tracking-wide text-muted uppercase">{term}</dt>
      <dd className="pt-2 leading-tight">{children}</dd>
    </div>
  )
}
