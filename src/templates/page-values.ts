import type { HeroFigure } from '#blocks/Hero/Hero.tsx'
import type { GlanceProps } from '#blocks/Glance/Glance.tsx'
import type { PageNotice } from '#blocks/Notice/Notice.tsx'
import type { QuestionItem } from '#blocks/TreatmentSections/TreatmentSections.tsx'
import type { ReviewProps } from '#blocks/Review/Review.tsx'
import type { BannerLook } from '#lib/banner-looks.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Film, Photo } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import type { Light } from '#lib/practice-clock.ts'
import type { Section } from './Sections/blocks.tsx'

/** A page of sections, as its file says it. */
export type Page = Opening &
  Ending & {
    lead?: Html
    glance?: GlanceProps
    sections: Section[]
  }

/** What a page opens with. */
export type Opening = {
  name: string
  purpose: string
  photo: Photo
  banner?: {
    title?: string
    film?: Film
    videoId?: string
    photo?: Photo
    heroImage?: Photo
    videoUrl?: string
    look: BannerLook
    textColor: string
    /** Words alone. */
    plain: boolean
    /** Words alone, beside one large figure. */
    figure?: HeroFigure
    /** The drawn map instead of the photo. */
    map: boolean
    /** The room of the home page, in every light. */
    room?: Record<Light, Film>
    button?: Action
  }
}

/** What a page ends with. */
export type Ending = {
  questions: QuestionItem[]
  notices: PageNotice[]
  related: Preview[]
  sources: ReviewProps['sources']
  reviewed?: ReviewProps['reviewed']
  updated: string
}
