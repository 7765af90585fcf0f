import { formatDate } from '#lib/dates.ts'
import { type Period, spanOf } from '#lib/periods.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { Band } from '#ui/Band/Band.tsx'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Dated } from '#ui/Dated/Dated.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type Special = {
  title: string
  text: Html
  until: string
  period: Period
  price?: Price
  button?: Action
}
export type SpecialsProps = { id: string; title: string; intro?: Html; specials: Special[]; statement?: Html }

/** Offers that end. With the last of them the whole band goes, so it brings its own. */
export function Specials({ id, title, intro, specials, statement }: SpecialsProps) {
  return (
    <Dated period={spanOf(specials.map(({ period }) => period))}>
      <Band ground="tint">
        <Section id={id} title={title} intro={intro} className="grid gap-6">
          <ul role="list" className="grid gap-6 phone:grid-cols-2">
            {specials.map((special) => (
              <Dated
                key={special.title}
                as="li"
                period={special.period}
                className="rounded-card border border-line bg-card p-6"
              >
                <One {...special} />
              </Dated>
            ))}
          </ul>
          {statement ? (
            <p className="max-w-text text-tiny text-muted">
              <Line html={statement} />
            </p>
          ) : null}
        </Section>
      </Band>
    </Dated>
  )
}

function One({ title, text, until, price, button }: Special) {
  const words = useWords()
  return (
    <div className="grid content-start justify-items-start gap-3">
      <Heading level={3} look="subheading">
        {title}
      </Heading>
      {price ? (
        <p className="numerals text-price">
          <PriceText price={price} look="list" />
        </p>
      ) : null}
      <p className="linked">
        <Line html={text} />
      </p>
      <p className="text-small font-medium">
        <time dateTime={until}>{words.askedFirst.until(formatDate(until, words))}</time>
      </p>
      {button ? <ButtonLink action={button} size="small" /> : null}
    </div>
  )
}
