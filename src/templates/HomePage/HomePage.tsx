import { HomeHero } from '#blocks/HomeHero/HomeHero.tsx'
import { formatMoney } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import { PageEnd, type Page } from '#templates/OverviewPage/OverviewPage.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Shared } from '#templates/shared.ts'

/** The home page: the film, then the sections in the order its file gives them. */
export function HomePage({ page, membership, shared }: { page: Page; membership: Price; shared: Shared }) {
  const { film, button, title } = page.banner
  return (
    <Frame shared={shared} address={page.address} contactBlock={page.contactBlock}>
      {film ? (
        <HomeHero
          title={title ?? page.name}
          subtitle={page.purpose}
          film={film}
          actions={[
            ...(button ? [button] : []),
            { text: 'See membership', href: membership.page, external: false },
          ]}
          figures={[`${formatMoney(membership.amount)} a month`, 'no insurance billing', 'no copays']}
        />
      ) : null}
      <Sections sections={page.sections} shared={shared} />
      <PageEnd page={page} />
    </Frame>
  )
}
