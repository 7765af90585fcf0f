import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { isLastOfItsProduct } from '#lib/price-rows.ts'
import type { Site } from '#reading/site.ts'
import { PriceNotes, PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

export type GlanceProps = NonNullable<Site['pages'][number]['glance']>

/** In the banner: what it costs and whom it suits. */
export function GlanceFacts({ suits, prices, priceText }: GlanceProps) {
  const { glance, money, priceTable } = useWords()
  const severalThings = new Set(prices.map(({ name }) => name)).size > 1
  return (
    <dl className="w-full max-w-narrow text-(length:--text-small)">
      <Answer look="row" term={priceTable.price}>
        {/* A sentence about prices is no price. */}
        <span className={prices.length > 0 ? 'numerals text-price' : ''}>
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
      <Answer look="row" term={glance.suits}>
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
      <dl className="phone:flex phone:flex-wrap phone:gap-px phone:overflow-hidden phone:rounded-card phone:border phone:border-line phone:bg-line phone:*:basis-[14rem] phone:max-desk:has-[>:nth-child(4)]:*:basis-[18rem]">
        {answers.map(([term, html]) =>
          html ? (
            <Answer key={term} look="cell" term={term}>
              <Line html={html} />
            </Answer>
          ) : null,
        )}
      </dl>
    </section>
  )
}

/** In the banner and on a phone a name and its answer share a line. Cells take the whole width: none stays empty. */
const looks = {
  row: 'grid border-t border-current/18 py-2',
  cell: 'border-line max-phone:grid max-phone:border-t max-phone:py-2 phone:grow phone:bg-card phone:p-5',
} as const
type AnswerProps = { look: keyof typeof looks; term: string; children: ReactNode }

/** A link in an answer stays whole where a line has room for it. */
function Answer({ look, term, children }: AnswerProps) {
  return (
    <div
      className={`grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-3 max-phone:text-(length:--text-small) ${looks[look]}`}
    >
      <dt className="text-tiny font-medium tracking-wide text-muted uppercase">{term}</dt>
      <dd
        className={`leading-[1.4] [text-wrap-style:var(--even-lines)] [&_a]:inline-block ${look === 'cell' ? 'phone:pt-2' : ''}`}
      >
        {children}
      </dd>
    </div>
  )
}
