import type { SectionOf } from '#reading/schemas/sections.ts'
import { ButtonRow } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { CardPhoto, Photo } from '#ui/Photo/Photo.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { TextLink } from '#ui/TextLink/TextLink.tsx'
import { mark } from '#lib/mark.ts'
import type { Price } from '#lib/model/price.ts'
import { cardRow, reveal } from '#ui/Section/Section.names.ts'
import { Section } from '#ui/Section/Section.tsx'

type Option = OptionsProps['items'][number]
export type OptionsProps = SectionOf<'options'>

/** Several things of one kind next to each other: solutions, reasons, values. */
export function Options({ id, title, intro, layout, items, outro, button }: OptionsProps) {
  const List = layout === 'numbered' ? 'ol' : 'ul'
  // A row that is pushed along comes into view as one.
  const areCards = layout === 'cards' || layout === 'numbered'
  const inRow = areCards && items.length > 3
  // A phone folds notes to their heading, which it looks for in the section itself.
  const asOne = layout === 'notes'
  const isPriced = items.some(({ prices }) => prices)
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      className="grid gap-5 phone:gap-8"
      reveal={asOne ? 'whole' : 'opening'}
    >
      <List role="list" {...(inRow ? { ...mark(reveal), ...cardRow } : {})} className={lists[layout]}>
        {items.map((item, index) => (
          <li
            key={item.title}
            {...(inRow || asOne ? {} : mark(reveal))}
            className={inRow ? card : entries[layout]}
          >
            <OptionBody
              item={item}
              number={layout === 'numbered' ? index + 1 : undefined}
              wide={layout === 'rows'}
              isPriced={isPriced}
            />
          </li>
        ))}
      </List>
      {outro ? <Prose html={outro} /> : null}
      <ButtonRow action={button} />
    </Section>
  )
}

const lists = {
  cards: 'grid-cards gap-4 phone:gap-6',
  numbered: 'grid-cards gap-4 phone:gap-6',
  rows: 'divide-y divide-line border-y border-line',
  notes: 'list-columns desk:has-[>:nth-child(3):last-child]:columns-3',
} as const
const card = '@container rounded-card border border-line bg-card p-5 phone:p-6'
/** Up to three stand under a hairline each; a row that is pushed along on a phone needs boxes. */
const column = '@container border-t border-line pt-4'
const entries = {
  cards: column,
  numbered: column,
  rows: 'py-4 phone:py-6',
  notes: 'border-t border-line pt-3 *:pb-2',
} as const

type OptionBodyProps = { item: Option; number?: number; wide: boolean; isPriced: boolean }

function OptionBody({ item, number, wide, isPriced }: OptionBodyProps) {
  const { title, text, status, prices, photo, link } = item
  // In a row the name itself leads onward: a line for it would make a long list half as long again.
  const namesLink = wide && link && !link.external
  const name = (
    <div
      className={`content-start items-baseline justify-items-start gap-x-3 *:max-w-full ${wide ? 'flex flex-wrap tablet:grid tablet:grid-cols-1 tablet:gap-y-3' : 'grid grid-cols-1 gap-y-2 phone:gap-y-3'}`}
    >
      {number ? <span className="numerals font-display text-heading text-action">{number}</span> : null}
      <Heading level={3}>
        {namesLink ? (
          <Link href={link.href} className="-my-2 inline-flex items-center gap-2 py-2 no-underline">
            <span className="drawn-line">{title}</span>
            <span className="sr-only">: {link.text}</span> <Icon name="arrow" />
          </Link>
        ) : (
          title
        )}
      </Heading>
      {/* Beside a row's text it may be a sentence, which is no chip. */}
      {status && wide ? (
        <p className={`text-small font-medium text-muted ${photo ? 'basis-full' : ''}`}>{status}</p>
      ) : null}
      {status && !wide ? <Chip tone="line">{status}</Chip> : null}
    </div>
  )
  const words = (
    <>
      {photo && wide ? (
        <div className="flex items-start gap-4 phone:gap-5">
          {/* The words beside it say what it shows. */}
          <Photo
            photo={photo}
            box="aspect-square w-16 flex-none rounded-field phone:w-20"
            sizes="5rem"
            widest={480}
            upright="always"
            alt=""
          />
          {name}
        </div>
      ) : (
        name
      )}
      <div className={`grid gap-1 phone:gap-3 ${wide || photo ? 'content-start' : 'grow content-between'}`}>
        <Prose html={text} />
        {link && !namesLink ? <TextLink action={link} /> : null}
      </div>
    </>
  )
  // Cards of a row are as high as the highest: what is to be done stands at the foot of each.
  const flow = photo ? 'card-flow gap-y-3' : 'flex h-full flex-col gap-3'
  return (
    <div
      className={
        wide
          ? `grid grid-cols-1 gap-x-8 gap-y-2 phone:gap-y-3 desk:gap-x-16 ${photo ? 'tablet:grid-cols-2' : 'tablet:grid-cols-aside'} ${isPriced ? 'desk:grid-cols-priced' : 'desk:grid-cols-aside'}`
          : flow
      }
    >
      {photo && !wide ? (
        <>
          <CardPhoto photo={photo} box="aspect-photo rounded-field" alt="" part="inset" />
          <div className="grid content-start gap-3">{words}</div>
        </>
      ) : (
        words
      )}
      {prices ? <Prices prices={prices} /> : null}
    </div>
  )
}

/** Amounts under one another at the right edge, each with what narrows it: beside it on a phone, under it elsewhere. */
function Prices({ prices }: { prices: Price[] }) {
  return (
    <ul role="list" className="grid content-start gap-2 tablet:col-start-2 desk:col-start-3">
      {prices.map((price) => (
        <li
          key={price.id}
          className="flex flex-row-reverse items-baseline justify-between gap-x-4 text-right desk:block"
        >
          <span className="numerals text-price">
            <PriceText price={price} look="list" />
          </span>{' '}
          <span className="text-small text-muted desk:block">{price.detail ?? price.condition}</span>
        </li>
      ))}
    </ul>
  )
}
