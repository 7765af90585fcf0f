import { HomeHero } from '#blocks/HomeHero/HomeHero.tsx'
import { sayPrice } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { PageEnd } from '#templates/PageEnd/PageEnd.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { SectionValues } from '#templates/Sections/section-values.ts'
import type { Page } from '#templates/page-values.ts'
import { useWords } from '#ui/words.ts'

type HomePageProps = { page: Page; membership: Price; values: SectionValues }

/** The home page: the film, then the sections in the order its file gives them. */
export function HomePage({ page, membership, values }: HomePageProps) {
  const { money } = useWords()
  const { film, button, title } = page.banner ?? {}
  return (
    <>
      {film ? (
        <HomeHero
          title={title ?? page.name}
          subtitle={page.purpose}
          film={film}
          actions={[
            ...(button ? [button] : []),
            { text: money.seeMembership, href: membership.page, external: false },
          ]}
          figures={[sayPrice(membership, money), money.noBilling, money.noCopays]}
        />
      ) : null}
      <Sections sections={page.sections} values={values} />
      <PageEnd page={page} />
    </>
  )
}
