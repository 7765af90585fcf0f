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
  const { title = page.name, look, textColor, button: own = button, ...media } = page.banner ?? bare
  const photo = media.photo ?? page.photo
  return (
    <Banner
      kind={plain || media.plain ? 'type' : (media.film?.poster ?? photo).drawn ? 'landscape' : 'split'}
      title={title}
      subtitle={page.purpose}
      photo={photo}
      film={media.film}
      videoId={media.videoId}
      heroImage={media.heroImage}
      videoUrl={media.videoUrl}
      trail={trail}
      chip={chip}
      look={look}
      textColor={textColor}
      buttons={own ? [own] : []}
    />
  )
}

const bare: NonNullable<Opening['banner']> = { look: 'light', textColor: 'ink', plain: false }
