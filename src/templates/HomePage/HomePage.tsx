import { Hero } from '#blocks/Hero/Hero.tsx'
import { sayPrice } from '#lib/money.ts'
import { PageEnd } from '#templates/PageEnd/PageEnd.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Given } from '#templates/view.ts'
import { useWords } from '#ui/words.ts'

/** The home page: the film, then the sections in the order its file gives them. */
export function HomePage({ page, membership, values }: Given<'home'>) {
  const { money } = useWords()
  const { film, room, button, title, look, textColor } = page.banner
  return (
    <>
      <Hero
        kind="wide"
        title={title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        film={room?.morning ?? film}
        room={room}
        practice={values.practice}
        look={look}
        textColor={textColor}
        buttons={[
          ...(button ? [button] : []),
          { text: money.seeMembership, href: membership.page, external: false },
        ]}
        figures={[sayPrice(membership, money), money.noBilling, money.noCopays]}
      />
      <Sections sections={page.sections} values={values} />
      <PageEnd page={page} />
    </>
  )
}
