import type { Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import { isLastRowOfProduct, type PriceGroup } from '#lib/price-groups.ts'
import { buttonClass } from '#components/ui/Button/Button.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { listedNotes, PriceNotes, PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export function PriceTable({ groups }: { groups: PriceGroup[] }) {
  return (
    <div className="grid gap-6 desk:-mb-12 desk:block desk:columns-2 desk:gap-x-16 print:block print:columns-2 print:gap-x-[10mm]">
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { id, title, prices } }: { group: PriceGroup }) {
  const { priceTable } = useWords()
  return (
    // The first group is the longest and spans both columns.
    <section
      aria-labelledby={id}
      data-price-group=""
      className="group/list grid grid-cols-1 gap-3 desk:break-inside-avoid desk:pb-12 desk:first:[column-span:all] max-desk:[&_:is(h2,a,td)]:scroll-mt-[3.5rem] print:block print:break-inside-avoid print:pb-[0.8rem] print:[&_:is(th,td)]:py-[0.16rem]! print:[&_a]:after:content-none!"
    >
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className="desk:group-first/list:columns-2 desk:group-first/list:gap-x-16">
        <table className="w-full border-collapse text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{priceTable.treatment}</th>
              <th scope="col">{priceTable.price}</th>
            </tr>
          </thead>
          {prices.map((price, index) => (
            <Row key={price.id} price={price} showsNotes={isLastRowOfProduct(prices, index)} />
          ))}
        </table>
      </div>
    </section>
  )
}

const stacked = 'max-narrow:block max-narrow:w-auto max-narrow:min-w-0 max-narrow:px-0 max-narrow:text-left'
const cell = 'py-2 [text-wrap-style:var(--text-wrap-style)]'

function Row({ price, showsNotes }: { price: Price; showsNotes: boolean }) {
  const { id, name, detail, condition, page } = price
  const listed = showsNotes ? listedNotes(price) : undefined
  // A note of one word needs no line of its own.
  const isShort = !detail && !condition && !listed?.product && listed?.note?.includes(' ') === false
  const notes = isShort ? undefined : listed
  const qualifiers = [detail, condition, isShort && listed?.note].filter(Boolean).join(', ')
  return (
    <tbody className="break-inside-avoid border-t border-line align-baseline">
      <tr>
        <th
          id={notes && `${id}-name`}
          scope="row"
          className={`${cell} inline-links w-full pr-2 font-normal ${stacked}`}
        >
          <Link href={page} className="font-medium not-hover:decoration-line">
            {name}
          </Link>
          {qualifiers ? <span className="text-small text-muted"> {noBreak(qualifiers)}</span> : null}
        </th>
        {/* The target of the structured data's offers. */}
        <td
          id={id}
          className={`${cell} numerals min-w-[min(9rem,43vw)] pl-2 text-right text-price phone:whitespace-nowrap [&>span]:inline-block [&>span]:whitespace-pre ${stacked}`}
        >
          <PriceText price={price} variant="line" />
        </td>
      </tr>
      {notes ? (
        <tr>
          <th
            colSpan={2}
            scope="row"
            headers={`${id}-name`}
            className="pb-2 font-normal [text-wrap-style:var(--text-wrap-style)]"
          >
            <PriceNotes price={notes} />
          </th>
        </tr>
      ) : null}
    </tbody>
  )
}

/** Filter and print button; hidden until PriceTable.client.ts runs. */
export function PriceTableFilter({ phone }: Pick<Practice, 'phone'>) {
  const { priceTable } = useWords()
  return (
    <div
      data-price-filter=""
      className="js-pending print:hidden grid content-start gap-2 phone:gap-3 desk:grid-cols-[auto_minmax(0,20rem)_auto_auto] desk:items-center"
    >
      <label htmlFor="price-filter" className="font-medium">
        {priceTable.narrow}
      </label>
      <input
        id="price-filter"
        type="search"
        autoComplete="off"
        placeholder={priceTable.example}
        className="field-box"
      />
      <button
        type="button"
        className={`${buttonClass('outline', 'small')} justify-self-start max-phone:hidden`}
      >
        <Icon name="print" /> {priceTable.print}
      </button>
      <p
        role="status"
        data-price-counts={JSON.stringify([priceTable.none, priceTable.one, priceTable.several])}
        className="text-small text-muted empty:hidden"
      />
      <div hidden className="inline-links col-span-full border-t border-line pt-3">
        <p>
          {priceTable.ask}
          <a href={`tel:${phone.href}`}>{phone.display}</a>
        </p>
        <button type="button" className="min-h-11 font-medium underline">
          {priceTable.all}
        </button>
      </div>
    </div>
  )
}
