import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { PanelList } from '#components/ui/Panel/Panel.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export type Drip = Site['drips'][number]
type DripsProps = SectionOf<'drips'> & Pick<Site, 'drips'>

/** One drip is open at a time, and in it at most one question. */
export function Drips({ id, title, intro, outro, drips }: DripsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="@container grid gap-6 phone:gap-8" reveal="parts">
      <DripNames drips={drips} label={title} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {drips.map((drip) => (
          <li key={drip.id} id={drip.id}>
            <Drip drip={drip} />
          </li>
        ))}
      </ul>
      {outro ? (
        <div className="prose-columns">
          <Prose html={outro} />
        </div>
      ) : null}
    </Section>
  )
}

function DripNames({ drips, label }: { drips: Drip[]; label?: string }) {
  return (
    <nav aria-label={label} data-drip-names>
      <ul role="list" className="columns-2 gap-x-6 tablet:columns-3 tablet:gap-x-12">
        {drips.map(({ id, title, price }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-2 border-b border-line text-(length:--text-small) leading-[1.25] no-underline"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="numerals text-price">
                <PriceText price={price} variant="amount" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The summary shows picture, name and price; the rest opens. */
function Drip({ drip }: { drip: Drip }) {
  const { id, title, description, photo, price, minutes, plan, questions, button } = drip
  const { blocks } = useWords()
  return (
    <details name="drip" className="panel">
      <summary className="grid grid-cols-[6rem_minmax(0,1fr)_auto_auto] grid-rows-[1fr_auto_auto_1fr] gap-x-4 py-3 phone:gap-x-6 phone:py-6">
        <Photo
          photo={photo}
          boxClassName="col-start-1 row-span-4 row-start-1 aspect-square self-center rounded-field"
          sizes="6rem"
          maxWidth={768}
          alt=""
        />
        <h3 className="col-start-2 row-start-2 self-center font-display text-subheading wrap-anywhere">
          {title}
        </h3>
        <span className="numerals col-start-3 row-start-2 self-center font-display text-subheading text-price">
          <PriceText price={price} variant="amount" />
        </span>
        <Icon name="chevron" className="panel-chevron col-start-4 row-start-2 self-center text-action" />
        <span className="col-span-3 col-start-2 row-start-3 text-small text-muted">
          {blocks.minutes(minutes)}
          {plan ? `; ${plan}` : null}
        </span>
      </summary>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 pb-6 phone:gap-x-6 phone:pb-8">
        <div className="col-span-full grid gap-4 phone:col-span-1 phone:col-start-2 desk:grid-cols-2 desk:gap-x-12">
          <div className="grid content-start justify-items-start gap-4">
            <Prose html={description} />
            <ButtonLink action={button} variant="outline" size="small">
              <span className="sr-only">{`: ${blocks.dripNamed(title)}`}</span>
            </ButtonLink>
          </div>
          <PanelList questions={questions} group={`drip-${id}`} />
        </div>
      </div>
    </details>
  )
}
