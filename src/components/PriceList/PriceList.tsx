import { costOfYear } from '#lib/costs.ts'
import { formatMoney } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { mentionsDiscount } from '#lib/sentences.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { UsualTreatments } from './PriceList.Usual.tsx'
import { ButtonRow } from '#components/ui/Button/Button.tsx'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { listedNotes, PriceNotes, PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type PriceListProps = SectionOf<'prices'> & { statement?: Html }

export function PriceList(props: PriceListProps) {
  const { id, title, intro, prices, usual, note, button } = props
  const statement = note && mentionsDiscount(note) ? props.statement : undefined
  if (usual)
    return (
      <Section id={id} title={title} intro={intro} className="grid gap-4 phone:gap-6">
        <UsualTreatments label={title} rows={usual} />
        <Paragraph html={note} className="max-w-row text-small" />
        <ButtonRow action={button} />
        <Paragraph html={statement} className="text-tiny text-muted" />
      </Section>
    )
  return (
    <Section id={id} className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 phone:gap-y-6 @pair:grid-cols-2 @row:grid-cols-aside not-print:desk:in-[.treatment-grid]:grid-cols-2!">
        <div className="grid content-start gap-4">
          <SectionHeader id={id} title={title} intro={intro} />
        </div>
        <div
          className={`grid content-start gap-4 phone:gap-6 ${offerCard} ${prices.length === 1 ? onePrice : ''}`}
        >
          <dl className="divide-y divide-line border-y border-line">
            {prices.map((price) => (
              <PriceRow key={price.id} {...price} />
            ))}
          </dl>
          <Paragraph html={note} className="max-w-text text-small" />
          <ButtonRow action={button} />
        </div>
        <Paragraph html={statement} className="col-span-full text-tiny text-muted" />
      </div>
    </Section>
  )
}

const offerCard =
  'not-print:desk:in-[.treatment-grid]:self-start not-print:desk:in-[.treatment-grid]:rounded-card not-print:desk:in-[.treatment-grid]:bg-card not-print:desk:in-[.treatment-grid]:px-8 not-print:desk:in-[.treatment-grid]:pt-5 not-print:desk:in-[.treatment-grid]:pb-8 not-print:desk:in-[.treatment-grid]:[&>dl]:border-t-0'
const onePrice =
  '@row:[&_dd]:text-left @row:[&_.font-display]:text-title @row:[&>dl]:border-y-0 @row:[&>dl>div]:block @row:[&>dl>div]:py-0'

function PriceRow(price: Price) {
  const { money } = useWords()
  const { name, detail, condition } = price
  const year = costOfYear(price)
  const notes = listedNotes(price)
  return (
    // Always two columns, because a price wrapped to the left would read as another row's.
    <div className="grid grid-cols-[1fr_fit-content(60%)] items-baseline max-narrow:grid-cols-1 gap-x-4 py-3 phone:py-4">
      <dt className="wrap-anywhere">{noBreak([name, detail, condition].filter(Boolean).join(', '))}</dt>
      <dd className="numerals text-right text-price phone:row-span-2">
        <PriceText price={price} variant="list" />
        {year ? <span className="block text-small text-muted">{money.aYear(formatMoney(year))}</span> : null}
      </dd>
      {notes ? (
        <dd className="max-phone:col-span-full">
          <PriceNotes price={notes} />
        </dd>
      ) : null}
    </div>
  )
}
