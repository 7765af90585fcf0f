import type { ReactElement } from 'react'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { ButtonRow } from '#components/ui/Button/Button.tsx'
import { AgeAxis, AgeRow, agesOf } from './Options.Ages.tsx'
import { Chip } from '#components/ui/Chip/Chip.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { CardPhoto, Photo } from '#components/ui/Photo/Photo.tsx'
import { PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { TextLink } from '#components/ui/TextLink/TextLink.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { noBreak } from '#components/ui/no-break.ts'

type Option = SectionOf<'options'>['items'][number]
type ItemProps = { item: Option; items: Option[]; number: number }

export function Options(props: SectionOf<'options'>) {
  return props.layout === 'folded' ? <Folded {...props} /> : <OptionList {...props} />
}

function OptionList({ id, title, intro, layout, items, outro, button }: SectionOf<'options'>) {
  const { list, entry, Item } = layouts[layout]
  const List = layout === 'numbered' || layout === 'lines' ? 'ol' : 'ul'
  const hasMore = layout === 'cards' && items.some(({ photo, link, status }) => photo ?? link ?? status)
  // A row that scrolls sideways is revealed as a whole.
  const scrolls = (hasMore || layout === 'numbered') && items.length > 3
  // Section.client.ts collapses notes and expects the heading directly in the section.
  const revealsAsOne = layout === 'notes' || layout === 'aside'
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      className="grid gap-5 phone:gap-8"
      reveal={revealsAsOne ? 'section' : 'header'}
    >
      {layout === 'ages' ? <AgeAxis ages={agesOf(items)} /> : null}
      <List
        role="list"
        data-reveal={scrolls ? '' : undefined}
        data-card-row={scrolls ? '' : undefined}
        className={list}
      >
        {items.map((item, index) => (
          <li
            key={item.title}
            data-reveal={scrolls || revealsAsOne ? undefined : ''}
            className={scrolls ? card : entry}
          >
            <Item item={item} items={items} number={index + 1} />
          </li>
        ))}
      </List>
      {outro ? <Prose html={outro} /> : null}
      <ButtonRow action={button} />
    </Section>
  )
}

const card = '@container rounded-card border border-line bg-card p-5 phone:p-6'
const cards = { list: 'grid-cards gap-4 phone:gap-6', entry: '@container border-t border-line pt-4' }
const lined = 'divide-y divide-line border-y border-line'
const columns = 'list-columns desk:has-[>:nth-child(3):last-child]:columns-3'
const note = 'border-t border-line pt-3 *:pb-2'
type Layout = { list: string; entry: string; Item: (props: ItemProps) => ReactElement }
const layouts: Record<SectionOf<'options'>['layout'], Layout> = {
  cards: { ...cards, Item: Card },
  numbered: { ...cards, Item: NumberedCard },
  rows: { list: lined, entry: 'py-3 phone:py-6', Item: Row },
  lines: { list: lined, entry: 'py-4', Item: NumberedLine },
  ages: { list: lined, entry: 'py-4', Item: AgeRow },
  notes: { list: columns, entry: note, Item: Card },
  aside: { list: columns, entry: note, Item: Aside },
  folded: { list: 'list-columns', entry: note, Item: Card },
}

const rowGrid =
  'grid gap-x-4 gap-y-1 tablet:grid-rows-[auto_1fr_auto] tablet:gap-x-6 tablet:gap-y-3 desk:gap-x-8'
const pictured =
  'grid-cols-[auto_minmax(0,1fr)_auto] max-tablet:grid-rows-[auto_1fr] tablet:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]'
const pricedPictured = 'desk:grid-cols-[auto_minmax(0,5fr)_minmax(0,5fr)_minmax(0,2.5fr)]'
const zoomed = '[&_img]:origin-[60%_45%] [&_img]:scale-140'

function Row({ item, items }: ItemProps) {
  const { title, text, status, prices = [], photo, link } = item
  const pageLink = link?.external ? undefined : link
  const isPriced = items.some((option) => option.prices)
  const rowColumns = photo ? pictured : 'tablet:grid-cols-aside'
  const pricedColumns = photo ? pricedPictured : 'desk:grid-cols-priced'
  const column = photo ? 'tablet:col-[2]' : ''
  return (
    <div className={`${rowGrid} ${rowColumns} ${isPriced ? pricedColumns : ''}`}>
      {photo ? <RowPhoto photo={photo} /> : null}
      <div
        className={`flex flex-wrap content-start items-baseline gap-x-3 gap-y-1 tablet:contents ${photo ? 'col-[2/-1] row-span-2' : ''}`}
      >
        <div className={`${column} ${photo ? 'desk:[&>h3]:text-[1.75rem]' : ''}`}>
          <RowTitle title={title} link={pageLink} />
        </div>
        {/* Not a chip, because it may be a sentence. */}
        {status ? (
          <p className={`text-small font-medium text-muted tablet:row-[2/span_2] ${column}`}>
            {noBreak(status)}
          </p>
        ) : null}
      </div>
      <div
        className={`grid content-start gap-1 phone:gap-3 tablet:row-[1/span_2] desk:row-[1/span_3] ${photo ? 'col-span-full pt-1 tablet:col-[3] tablet:pt-0' : 'tablet:col-[2]'}`}
      >
        <Prose html={text} />
        {link && !pageLink ? <TextLink action={link} /> : null}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden max-tablet:col-span-full tablet:col-[-2] tablet:grid tablet:content-start tablet:row-[3] desk:row-[1/span_3]">
        {prices.map((price) => (
          <p key={price.id} className="flex items-baseline gap-x-2 desk:block desk:text-end">
            <span className="numerals text-price">
              <PriceText price={price} variant="list" />
            </span>{' '}
            <span className="text-small text-muted desk:block">
              {noBreak(price.detail ?? price.condition)}
            </span>
          </p>
        ))}
      </div>
    </div>
  )
}

function Folded({ id, title, intro, items, outro }: SectionOf<'options'>) {
  return (
    <Section id={id} className="">
      <details className="panel border-y border-line">
        <summary className="flex min-h-12 items-center justify-between gap-4 py-3 phone:py-5">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Icon name="chevron" className="panel-chevron text-action" />
        </summary>
        <div className="grid gap-4 pb-6">
          {intro ? <Prose html={intro} /> : null}
          <ul role="list" className={layouts.folded.list}>
            {items.map((item) => (
              <li key={item.title} className={layouts.folded.entry}>
                <Card item={item} />
              </li>
            ))}
          </ul>
          {outro ? <Prose html={outro} /> : null}
        </div>
      </details>
    </Section>
  )
}

function Aside({ item: { title, text, link } }: ItemProps) {
  return (
    <div className="grid gap-1 text-small text-muted">
      <h3 className="font-strong">{noBreak(title)}</h3>
      <Prose html={text} variant="small" />
      {link ? <TextLink action={link} /> : null}
    </div>
  )
}

function RowPhoto({ photo }: Required<Pick<Option, 'photo'>>) {
  // Enlarges small subjects. Centered pictures, such as molecules, fill their frame already.
  const zoom = photo.tall && photo.focus !== 'center' ? zoomed : ''
  return (
    <Photo
      photo={photo}
      boxClassName={`row-span-2 aspect-square w-[4.5rem] self-start rounded-field tablet:row-span-3 tablet:w-24 desk:w-[9rem] ${zoom}`}
      sizes="12.6rem"
      maxWidth={480}
      tallVersion="always"
      alt=""
    />
  )
}

function RowTitle({ title, link }: Pick<Option, 'title' | 'link'>) {
  if (!link) return <Heading level={3}>{title}</Heading>
  return (
    <Heading level={3}>
      <Link href={link.href} className="-my-2 inline-flex items-center gap-2 py-2 no-underline">
        <span className="hover-underline">{noBreak(title)}</span>
        <span className="sr-only">: {noBreak(link.text)}</span> <Icon name="arrow" />
      </Link>
    </Heading>
  )
}

function NumberedLine({ item: { title, text }, number }: ItemProps) {
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 tablet:grid-cols-[4rem_minmax(0,4fr)_minmax(0,7fr)]">
      <span aria-hidden="true" className="numerals font-display text-heading text-action">
        {number}
      </span>
      <h3 className="font-display text-heading">{noBreak(title)}</h3>
      <div className="max-tablet:col-start-2">
        <Prose html={text} />
      </div>
    </div>
  )
}

function NumberedCard({ item, number }: ItemProps) {
  return <Card item={item} label={`${number}`} />
}

function Card({ item: { title, text, status, photo, link }, label }: { item: Option; label?: string }) {
  return (
    <div className={photo ? 'card-flow gap-y-3' : 'h-full'}>
      {photo ? (
        <CardPhoto photo={photo} boxClassName="aspect-photo rounded-field" alt="" size="inset" />
      ) : null}
      <div className="grid h-full grid-rows-[auto_1fr] gap-3">
        <div className="grid justify-items-start gap-2 *:max-w-full phone:gap-3">
          {label ? <span className="numerals font-display text-heading text-action">{label}</span> : null}
          <Heading level={3}>{title}</Heading>
          {status ? <Chip variant="line">{status}</Chip> : null}
        </div>
        <div className={`grid gap-1 phone:gap-3 ${photo ? 'content-start' : 'content-between'}`}>
          <Prose html={text} />
          {link ? <TextLink action={link} /> : null}
        </div>
      </div>
    </div>
  )
}
