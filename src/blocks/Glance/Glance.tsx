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
    <dl className="w-full max-w-narrow text-(length:--text-small)">
      <Answer term={priceTable.price} look={fact}>
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
      <Answer term={glance.suits} look={fact}>
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
      <dl className="max-phone:text-(length:--text-small) phone:flex phone:flex-wrap phone:gap-px phone:overflow-hidden phone:rounded-card phone:border phone:border-line phone:bg-line">
        {answers.map(([term, html]) =>
          html ? (
            <Answer
              key={term}
              term={term}
              look={`${cell} ${answers.every(([, one]) => one) ? 'max-desk:basis-[18rem]' : ''}`}
            >
              <Line html={html} />
            </Answer>
          ) : null,
        )}
      </dl>
    </section>
  )
}

const fact = 'grid gap-x-2 border-[color-mix(in_srgb,currentColor_18%,transparent)] py-2'
/** Cells take the whole width: none stays empty. */
const cell =
  'border-line max-phone:grid max-phone:gap-x-2 max-phone:py-2 phone:grow phone:basis-[14rem] phone:border-t-0 phone:bg-card phone:p-5 phone:[&>dd]:pt-2'

type AnswerProps = { term: string; look: string; children: ReactNode }

/** A name and its answer share a line in the banner and on a phone. A link in an answer stays whole where a line has room. */
function Answer({ term, look, children }: AnswerProps) {
  return (
    <div
      className={`grid-cols-[5.25rem_minmax(0,1fr)] items-baseline border-t phone:grid-cols-[6.5rem_minmax(0,1fr)] ${look}`}
    >
      <dt className="text-tiny font-medium">{term}</dt>
      <dd className="leading-[1.4] [text-wrap-style:var(--even-lines)] [&_a]:inline-block">{children}</dd>
    </div>
  )
}
