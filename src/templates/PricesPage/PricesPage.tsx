import { Banner } from '#blocks/Banner/Banner.tsx'
import { PriceTableFilter } from '#blocks/PriceTable/PriceTable.Filter.tsx'
import { PriceTable } from '#blocks/PriceTable/PriceTable.tsx'
import { formatDate } from '#lib/dates.ts'
import type { PriceGroup } from '#lib/price-groups.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import { PageEnd, type Page } from '#templates/OverviewPage/OverviewPage.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

/** Every price on one page: the membership first with what it covers, then the lists, then how to read them. */
export function PricesPage({ page, groups, shared }: { page: Page; groups: PriceGroup[]; shared: Shared }) {
  const isMembership = ({ block }: { block: string }) => block === 'membership'
  const lists = groups.filter(({ id }) => id !== 'membership')
  return (
    <Frame shared={shared} address={page.address} contactBlock={page.contactBlock}>
      <Banner
        title={page.banner.title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        trail={shared.place.trail}
        textColor={page.banner.textColor}
        buttons={[]}
      />
      <div id="membership" data-paper="price-membership">
        <Sections sections={page.sections.filter(isMembership)} shared={shared} />
      </div>
      <Band>
        <div data-paper="price-lists" className="grid gap-12">
          <div className="grid gap-4">
            {page.lead ? <Prose html={page.lead} look="lead" /> : null}
            <p className="text-small text-muted">
              Prices as of <time dateTime={page.updated}>{formatDate(page.updated)}</time>.
            </p>
          </div>
          <PriceTableFilter groups={lists} />
          <PriceTable groups={lists} />
        </div>
      </Band>
      <div data-paper="price-notes">
        <Sections sections={page.sections.filter((section) => !isMembership(section))} shared={shared} />
        <PageEnd page={page} />
      </div>
    </Frame>
  )
}
