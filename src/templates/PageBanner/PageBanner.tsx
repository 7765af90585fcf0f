import { type Banner, Hero, type HeroProps } from '#blocks/Hero/Hero.tsx'
import type { Photo } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import type { Opening } from '#templates/view.ts'

type PageBannerProps = Pick<HeroProps, 'trail' | 'figure' | 'subjects' | 'practice' | 'facts'> & {
  page: Opening
  /** Words alone, for pages that are text. */
  plain?: boolean
  /** The thing to do where the page's banner names none. */
  button?: Action
}

/** The first screen of every page but the home page and the search. */
export function PageBanner({ page, plain = false, button, figure, ...rest }: PageBannerProps) {
  const {
    title = page.name,
    photo = page.photo,
    button: own = button,
    ...banner
  } = page.banner ?? (plain ? deep : bare)
  return (
    <Hero
      {...banner}
      {...rest}
      kind={plain ? 'type' : kindOf(photo, banner, rest.practice)}
      title={title}
      subtitle={page.purpose}
      photo={photo}
      buttons={own ? [own] : []}
      figure={banner.figure ?? figure}
    />
  )
}

const bare: Banner = { look: 'light', textColor: 'ink', plain: false, map: false }
const deep: Banner = { ...bare, look: 'deep', textColor: 'light' }

function kindOf(
  photo: Photo,
  { plain, map, film, room, figure }: Banner,
  practice: HeroProps['practice'],
): HeroProps['kind'] {
  if (plain || figure) return 'type'
  if (map && practice?.map) return 'map'
  return room || (film?.poster ?? photo).drawn ? 'wide' : 'split'
}
