import type { Banner } from '#blocks/Hero/Hero.tsx'
import type { GlanceProps } from '#blocks/Glance/Glance.tsx'
import type { PageNotice } from '#blocks/Notice/Notice.tsx'
import type { QuestionItem } from '#blocks/TreatmentSections/TreatmentSections.tsx'
import type { ReviewProps } from '#blocks/Review/Review.tsx'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
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
  banner?: Banner
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
