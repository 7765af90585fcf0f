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
            data-drip=""
            className={`${card} ${isLead(index, drips) ? lead.card : ''}`}
          >
            {/* A card with few words gives the room that is left to its picture. */}
            <CardPhoto
              photo={drip.photo}
              box={`flex-[1_0_auto] aspect-film desk:aspect-photo ${isLead(index, drips) ? lead.picture : ''}`}
              alt=""
            />
            <Body drip={drip} look={isLead(index, drips) ? lead.words : ''} />
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

/** Parts of cards that stand beside each other begin at the same height: each has a row of the list's own grid. */
const card =
  'flex flex-col overflow-hidden rounded-card border border-line bg-card phone:row-span-5 phone:grid phone:grid-rows-subgrid phone:gap-y-4'
/** What is left over stands above the questions, not between them and the button. */
const words =
  'grid gap-4 p-5 max-phone:order-2 max-phone:pt-1 phone:row-span-4 phone:grid-rows-subgrid phone:px-6 phone:pt-0 phone:pb-6 phone:*:nth-3:self-end'
/** In two columns an odd first one takes the row: its picture beside its words, the questions under both. */
const isLead = (index: number, { length }: Drip[]) => index === 0 && length % 2 === 1
const lead = {
  card: 'phone:max-desk:col-span-full phone:max-desk:row-span-4 phone:max-desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] phone:max-desk:gap-x-6 phone:max-desk:p-6',
  picture:
    'phone:max-desk:row-[1/span_2] phone:max-desk:aspect-photo phone:max-desk:self-start phone:max-desk:overflow-hidden phone:max-desk:rounded-field',
  words: 'phone:max-desk:contents phone:max-desk:*:nth-[n+3]:col-span-full',
} as const

/** On a phone the cards stand in a row: all names and prices first, each a way to its card. */
function DripNames({ drips, label }: { drips: Drip[]; label?: string }) {
  return (
    <nav aria-label={label} className="phone:hidden" data-paper="none">
      <ul role="list" data-drip-names="" className="columns-[9rem_2] gap-x-6">
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

function Body({
  drip: { id, title, description, price, minutes, plan, questions, button },
  look,
}: {
  drip: Drip
  look: string
}) {
  const { blocks } = useWords()
  return (
    <div className={`${words} ${look}`}>
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
