import type { ReactNode } from 'react'
import type { Status } from '#lib/model/page.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { PriceNotes } from '#ui/PriceText/PriceNotes.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

export type GlanceProps = {
  what: Html
  suits: Html
  visit?: Html
  prices: Price[]
  priceText?: Html
  status?: { kind: Status; text: Html }
  start?: Html
}

/** In the banner: what it costs and whom it suits. */
export function GlanceFacts({ suits, prices, priceText }: GlanceProps) {
  const { glance, money } = useWords()
  const severalThings = new Set(prices.map(({ name }) => name)).size > 1
  return (
    <dl className="glance-facts">
      <Answer term={glance.price}>
        <span className="numerals text-price">
          {prices.map((price, index) => (
            <span key={price.id} className="block">
              {severalThings ? `${price.name}: ` : null}
              <PriceText price={price} look="full" />
              {isLastOfItsProduct(prices, index) ? <PriceNotes price={price} /> : null}
            </span>
          ))}
          {prices.length === 0 && priceText ? <Line html={priceText} /> : null}
          {prices.length === 0 && !priceText ? money.ask : null}
        </span>
      </Answer>
      <Answer term={glance.suits}>
        <Line html={suits} />
      </Answer>
    </dl>
  )
}

/** At a glance: the other answers, under the banner, before anything else is read. */
export function Glance({ what, visit, status, start }: GlanceProps) {
  const { glance } = useWords()
  return (
    <section aria-label={glance.title}>
      <dl className="glance rounded-card border border-line bg-line">
        <Answer term={glance.what}>
          <Line html={what} />
        </Answer>
        {visit ? (
          <Answer term={glance.visits}>
            <Line html={visit} />
          </Answer>
        ) : null}
        {status ? (
          <Answer term={glance.status}>
            <Line html={status.text} />
          </Answer>
        ) : null}
        {start ? (
          <Answer term={glance.start}>
            <Line html={start} />
          </Answer>
        ) : null}
      </dl>
    </section>
  )
}

/** Two doses of one thing share what is said of it. */
function isLastOfItsProduct(prices: Price[], index: number): boolean {
  const { name, product, note } = prices[index]!
  const next = prices[index + 1]
  return next?.name !== name || next.product !== product || next.note !== note
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny font-medium tracking-wide text-muted uppercase">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
