import { Hero, type HeroFigure, type HeroProps, type HeroSubject } from '#blocks/Hero/Hero.tsx'
import type { ReactNode } from 'react'
import type { Practice } from '#lib/model/practice.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import type { Opening } from '#templates/page-values.ts'

type PageBannerProps = {
  page: Opening
  trail?: Crumb[]
  chip?: string
  /** Words alone, for pages that are text. */
  plain?: boolean
  figure?: HeroFigure
  subjects?: HeroSubject[]
  /** Where the page's banner is the map. */
  practice?: Practice
  /** The thing to do where the page's banner names none. */
  button?: Action
  /** Answers that stand with the words. */
  facts?: ReactNode
}

/** The first screen of every page but the home page and the search. */
export function PageBanner(props: PageBannerProps) {
  const { page, trail, chip, plain = false, practice, button, facts, figure, subjects } = props
  const { title = page.name, look, textColor, button: own = button, ...media } = page.banner ?? bare
  const photo = media.photo ?? page.photo
  return (
    <Hero
      kind={kindOf(photo, media, plain, practice)}
      practice={practice}
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
      facts={facts}
      figure={media.figure ?? figure}
      subjects={subjects}
    />
  )
}

const bare: NonNullable<Opening['banner']> = { look: 'light', textColor: 'ink', plain: false, map: false }

function kindOf(
  photo: Photo,
  { plain, map, film, figure }: Pick<NonNullable<Opening['banner']>, 'plain' | 'map' | 'film' | 'figure'>,
  isText: boolean,
  practice?: Practice,
): HeroProps['kind'] {
  if (plain || isText || figure) return 'type'
  if (map && practice?.map) return 'map'
  return (film?.poster ?? photo).drawn ? 'wide' : 'split'
}
