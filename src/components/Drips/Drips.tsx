import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { PanelList } from '#components/ui/Panel/Panel.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export type Drip = Site['drips'][number]
export type DripsProps = SectionOf<'drips'> & Pick<Site, 'drips'>

export function Drips({ id, title, intro, outro, drips }: DripsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="@container grid gap-6 phone:gap-8" reveal="parts">
      <DripNames drips={drips} label={title} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {drips.map((drip) => (
          <li key={drip.id} id={drip.id} className="py-5 phone:py-8">
            <Row drip={drip} />
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

function Row({ drip }: { drip: Drip }) {
  const { id, title, description, photo, price, minutes, plan, questions, button } = drip
  const { blocks } = useWords()
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 phone:gap-x-6 desk:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)] desk:gap-x-8">
      <Photo photo={photo} boxClassName="aspect-square rounded-field" sizes="6rem" maxWidth={768} alt="" />
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
          <Heading level={3}>{title}</Heading>
          <p className="numerals shrink-0 font-display text-subheading text-price">
            <PriceText price={price} variant="amount" />
          </p>
        </div>
        <p className="text-small text-muted">
          {blocks.minutes(minutes)}
          {plan ? `; ${plan}` : null}
        </p>
        <p className="pt-2">
          <ButtonLink action={button} variant="outline" size="small">
            <span className="sr-only">{`: ${blocks.dripNamed(title)}`}</span>
          </ButtonLink>
        </p>
      </div>
      <div className="col-span-full grid gap-3 desk:col-span-1">
        <Prose html={description} />
        <PanelList questions={questions} group={`drip-${id}`} />
      </div>
    </div>
  )
}
