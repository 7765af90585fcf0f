import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { isLastRowOfProduct } from '#lib/price-groups.ts'
import type { Site } from '#content-model/site.ts'
import { PriceNotes, PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { InlineHtml } from '#components/ui/Prose/Prose.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type GlanceProps = NonNullable<Site['pages'][number]['glance']>

export function Glance({ what, suits, visit, status, start, prices, priceText }: GlanceProps) {
  const { glance, priceTable } = useWords()
  return (
    <section
      aria-label={glance.title}
      className="phone:overflow-hidden phone:rounded-card phone:border phone:border-line phone:bg-line"
    >
      <dl className="max-phone:text-(length:--text-small) phone:flex phone:flex-wrap phone:gap-px">
        <Answer className={cell} term={priceTable.price}>
          <PriceAnswer prices={prices} priceText={priceText} />
        </Answer>
        <Answer className={cell} term={glance.suits} html={suits} />
        <Answer className={cell} term={glance.visits} html={visit} />
        <Answer className={cell} term={glance.start} html={start} />
      </dl>
      <dl className="text-(length:--text-small) phone:mt-px phone:bg-card phone:px-5 phone:py-2 phone:empty:hidden">
        <Answer className={line} term={glance.what} html={what} />
        <Answer className={line} term={glance.status} html={status} />
      </dl>
    </section>
  )
}

function PriceAnswer({ prices, priceText }: Pick<GlanceProps, 'prices' | 'priceText'>) {
  const { money } = useWords()
  const hasSeveralNames = new Set(prices.map(({ name }) => name)).size > 1
  if (prices.length === 0) return priceText ? <InlineHtml html={priceText} /> : money.ask
  return (
    <span className="numerals text-price">
      {prices.map((price, index) => (
        <span key={price.id} className="block">
          {noBreak(hasSeveralNames ? `${price.name}: ` : null)}
          <PriceText price={price} variant="full" />
          {isLastRowOfProduct(prices, index) ? <PriceNotes price={price} /> : null}
        </span>
      ))}
    </span>
  )
}

const cell =
  'border-line max-phone:grid max-phone:gap-x-2 max-phone:py-2 phone:grow phone:basis-[16rem] desk:basis-[12rem] phone:border-t-0 phone:bg-card phone:p-5 phone:[&>dd]:pt-2'
const line = 'grid gap-x-2 border-line py-2 phone:first:border-t-0'

type AnswerProps = { term: string; className: string; html?: Html; children?: ReactNode }

function Answer({ term, className, html, children }: AnswerProps) {
  if (!html && !children) return null
  return (
    <div
      className={`grid-cols-[5.25rem_minmax(0,1fr)] max-narrow:grid-cols-1 items-baseline border-t phone:grid-cols-[6.5rem_minmax(0,1fr)] ${className}`}
    >
      <dt className="text-tiny font-medium text-muted">{term}</dt>
      <dd className="leading-[1.4] [text-wrap-style:var(--text-wrap-style)] [&_a]:inline-block">
        {children ?? <InlineHtml html={html!} />}
      </dd>
    </div>
  )
}
