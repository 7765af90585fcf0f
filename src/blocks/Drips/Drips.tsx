import type { SectionOf } from '#reading/schemas/sections.ts'
import type { Site } from '#reading/site.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Panels } from '#ui/Panel/Panel.tsx'
import { CardPhoto } from '#ui/Photo/Photo.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { cardRow, place, reveal } from '#ui/Section/Section.names.ts'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type Drip = Site['drips'][number]
export type DripsProps = SectionOf<'drips'> & Pick<Site, 'drips'>

/** Nine drips; in each card at most one question is open. */
export function Drips({ id, title, intro, outro, drips }: DripsProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="@container grid gap-6 phone:gap-8" reveal="parts">
      <DripNames drips={drips} label={title} />
      <ul
        role="list"
        className="grid grid-cols-1 gap-6 phone:grid-cols-2 desk:grid-cols-3"
        {...mark(reveal)}
        {...cardRow}
      >
        {drips.map((drip, index) => (
          <li
            key={drip.id}
            id={drip.id}
            {...mark(place, blocks.placeOf(index + 1, drips.length))}
            className="drip overflow-hidden rounded-card border border-line bg-card"
          >
            <CardPhoto photo={drip.photo} box="drip-picture" alt="" />
            <Body drip={drip} />
          </li>
        ))}
      </ul>
      {outro ? (
        <div className="two-columns">
          <Prose html={outro} />
        </div>
      ) : null}
    </Section>
  )
}

/** On a phone the cards stand in a row: all names and prices first, each a way to its card. */
function DripNames({ drips, label }: { drips: Drip[]; label?: string }) {
  return (
    <nav aria-label={label} className="phone:hidden" data-paper="none">
      <ul role="list" className="drip-names gap-x-6">
        {drips.map(({ id, title, price }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-2 border-b border-line text-(length:--text-small) leading-[1.25] no-underline"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="numerals text-price">
                <PriceText price={price} look="amount" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Body({ drip: { id, title, description, price, minutes, plan, questions, button } }: { drip: Drip }) {
  const { blocks } = useWords()
  return (
    <div className="drip-words">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3}>{title}</Heading>
          <p className="numerals shrink-0 font-display text-subheading text-price">
            <PriceText price={price} look="amount" />
          </p>
        </div>
        <p className="text-small text-muted">
          {blocks.minutes(minutes)}
          {plan ? `; ${plan}` : null}
        </p>
      </div>
      <Prose html={description} />
      <Panels questions={questions} group={`drip-${id}`} />
      <p>
        <ButtonLink action={button} variant="quiet" size="small">
          <span className="sr-only">{`: ${blocks.dripNamed(title)}`}</span>
        </ButtonLink>
      </p>
    </div>
  )
}
