import { Banner } from '#blocks/Banner/Banner.tsx'
import { PriceTable, type PriceGroup } from '#blocks/PriceTable/PriceTable.tsx'
import { Frame } from '#templates/Frame/Frame.tsx'
import { PageEnd, type Page } from '#templates/OverviewPage/OverviewPage.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

/** Every price on one page, the membership first. */
export function PricesPage({ page, groups, shared }: { page: Page; groups: PriceGroup[]; shared: Shared }) {
  return (
    <Frame shared={shared} address={page.address} contactBlock={page.contactBlock}>
      <Banner title={page.banner.title ?? page.name} subtitle={page.purpose} photo={page.photo} textColor={page.banner.textColor} buttons={[]} />
      <Band>
        <div className="grid gap-12">
          {page.lead ? <Prose html={page.lead} look="lead" /> : null}
          <PriceTable groups={groups} />
        </div>
      </Band>
      <Sections sections={page.sections} shared={shared} />
      <PageEnd page={page} />
    </Frame>
  )
}
