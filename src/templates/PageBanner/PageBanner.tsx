import { Banner } from '#blocks/Banner/Banner.tsx'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import type { Opening } from '#templates/page-values.ts'

type PageBannerProps = {
  page: Opening
  trail?: Crumb[]
  chip?: string
  /** Words alone, for pages that are text. */
  plain?: boolean
  /** The thing to do where the page's banner names none. */
  button?: Action
}

/** The first screen of every page but the home page and the search. */
export function PageBanner({ page, trail, chip, plain = false, button }: PageBannerProps) {
  const { title = page.name, textColor = 'ink', film, videoId, button: own = button } = page.banner ?? {}
  return (
    <Banner
      kind={plain || page.banner?.plain ? 'type' : (film?.poster ?? page.photo).drawn ? 'landscape' : 'split'}
      title={title}
      subtitle={page.purpose}
      photo={page.photo}
      film={film}
      videoId={videoId}
      trail={trail}
      chip={chip}
      textColor={textColor}
      buttons={own ? [own] : []}
    />
  )
}
