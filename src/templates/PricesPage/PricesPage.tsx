import { ContentsRow } from '#blocks/Contents/Contents.tsx'
import { PriceTable, PriceTableFilter } from '#blocks/PriceTable/PriceTable.tsx'
import { formatDate } from '#lib/dates.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { PageEnd } from '#templates/PageEnd/PageEnd.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

/** Where the foot of every page leads. */
export const ESTIMATE_ID = 'good-faith-estimate'

/** Every price on one page: the membership's in the banner, the lists, what the membership covers, how to read them. */
export function PricesPage({ page, groups, place, values }: Given<'prices'>) {
  const words = useWords()
  const isMembership = ({ block }: { block: string }) => block === 'membership'
  const lists = groups.filter(({ id }) => id !== 'membership')
  return (
    <>
      <PageBanner page={page} trail={place.trail} />
      <Band tight>
        <div data-paper="price-lists" className="grid gap-6 desk:gap-12">
          <div className="price-opening">
            <div className="price-lead grid content-start gap-2 phone:gap-4">
              {page.lead ? <Prose html={page.lead} /> : null}
              <p className="text-small text-muted">
                {words.pages.pricesAsOf}{' '}
                <time dateTime={page.updated}>{formatDate(page.updated, words)}</time>.
              </p>
            </div>
            <PriceTableFilter phone={values.practice.phone} />
          </div>
          {/* In two columns no list is the one being read. */}
          <ContentsRow
            label={words.priceTable.lists}
            entries={lists}
            className="-mx-gutter desk:static desk:-mx-2 desk:*:px-0"
          />
          <PriceTable groups={lists} />
          {values.estimate ? (
            <div
              id={ESTIMATE_ID}
              className="grid grid-cols-1 gap-x-16 gap-y-3 border-t border-line pt-6 desk:grid-cols-aside"
            >
              <Heading level={2}>{values.estimate.title}</Heading>
              <Paragraph html={values.estimate.text} className="max-w-text" />
            </div>
          ) : null}
        </div>
      </Band>
      <div id="membership" data-paper="price-membership">
        <Sections sections={page.sections.filter(isMembership)} values={values} />
      </div>
      <div data-paper="price-notes">
        <Sections sections={page.sections.filter((section) => !isMembership(section))} values={values} />
        <PageEnd page={page} />
      </div>
    </>
  )
}
