import { Banner } from '#blocks/Banner/Banner.tsx'
import { Frame } from '#templates/Frame/Frame.tsx'
import type { Page } from '#templates/OverviewPage/OverviewPage.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Shared } from '#templates/shared.ts'

/** Where a form that was sent without a script ends. */
export function ThanksPage({ page, shared }: { page: Page; shared: Shared }) {
  return (
    <Frame shared={shared} address={page.address} contactBlock={false}>
      <Banner
        title={page.banner.title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        textColor="ink"
        buttons={[]}
      />
      <Sections sections={page.sections} shared={shared} />
    </Frame>
  )
}
