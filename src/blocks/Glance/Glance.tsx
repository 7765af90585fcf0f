import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { isLastOfItsProduct } from '#lib/price-groups.ts'
import type { Site } from '#reading/site.ts'
import { PriceNotes, PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'
import { Whole } from '#ui/Whole/Whole.tsx'

export type GlanceProps = NonNullable<Site['pages'][number]['glance']>

/** In the banner: what it costs and whom it suits. */
export function GlanceFacts({ suits, prices, priceText }: GlanceProps) {
  const { glance, money, priceTable } = useWords()
  const severalThings = new Set(prices.map(({ name }) => name)).size > 1
  return (
    <dl className="glance-facts">
      <Answer term={priceTable.price}>
        {/* A sentence about prices is no price. */}
        <span className={prices.length > 0 ? 'numerals text-price' : ''}>
          {prices.map((price, index) => (
            <span key={price.id} className="block">
              <Whole>{severalThings ? `${price.name}: ` : null}</Whole>
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
  const answers: [string, Html | undefined][] = [
    [glance.what, what],
    [glance.visits, visit],
    [glance.status, status],
    [glance.start, start],
  ]
  return (
    <section aria-label={glance.title}>
      <dl className="glance">
        {answers.map(([term, html]) =>
          html ? (
            <Answer key={term} term={term}>
              <Line html={html} />
            </Answer>
          ) : null,
        )}
      </dl>
    </section>
  )
}

type AnswerProps = { term: string; children: ReactNode }

function Answer({ term, children }: AnswerProps) {
  return (
    <div className="answer">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
