import { Banner } from '#blocks/Banner/Banner.tsx'
import { Contents } from '#blocks/Contents/Contents.tsx'
import { Glance, type GlanceProps } from '#blocks/Glance/Glance.tsx'
import { Notice } from '#blocks/Notice/Notice.tsx'
import { Questions, type QuestionItem } from '#blocks/Questions/Questions.tsx'
import { Related } from '#blocks/Related/Related.tsx'
import { Review, type ReviewProps } from '#blocks/Review/Review.tsx'
import type { Family, Preview } from '#lib/model/page.ts'
import type { Film, Photo } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import { Block } from '#templates/Sections/Block.tsx'
import { sectionIds, type Section } from '#templates/Sections/sections.ts'
import type { PageNotice, Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'

export type Treatment = {
  address: string
  name: string
  family: Family
  educationOnly: boolean
  purpose: string
  photo: Photo
  banner: { title?: string; film?: Film; videoId?: string; textColor: 'ink' | 'light'; button?: Action }
  glance: GlanceProps
  button: Action
  sections: Section[]
  questions: QuestionItem[]
  notices: PageNotice[]
  related: Preview[]
  sources: ReviewProps['sources']
  reviewed: NonNullable<ReviewProps['reviewed']>
  updated: string
}

/** A drug, a procedure or a device: the glance first, then the sections beside their table of contents. */
export function TreatmentPage({ page, shared }: { page: Treatment; shared: Shared }) {
  const ids = sectionIds(page.sections)
  const entries = page.sections.flatMap((section, index) =>
    'title' in section ? [{ id: ids[index]!, title: section.title }] : [],
  )
  return (
    <Frame shared={shared} address={page.address}>
      <Banner
        title={page.banner.title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        film={page.banner.film}
        videoId={page.banner.videoId}
        trail={shared.place.trail}
        chip={page.educationOnly ? 'Explained here, not offered' : undefined}
        textColor={page.banner.textColor}
        buttons={[page.banner.button ?? page.button]}
      />
      <Band tight>
        <Glance {...page.glance} />
      </Band>
      <div className="page-width treatment-grid gap-x-16 pb-band">
        <Contents entries={[...entries, { id: 'questions', title: 'Questions' }]} />
        <div className="grid gap-16">
          {page.sections.map((section, index) => (
            <div
              key={ids[index]}
              className={raised.has(section.block) ? 'rounded-card bg-tint p-6 sm:p-8' : ''}
            >
              <Block id={ids[index]!} section={section} shared={shared} />
            </div>
          ))}
          <Questions id="questions" title="Questions people ask" questions={page.questions} />
          <div className="grid gap-4">
            {page.notices.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
          </div>
          <Review reviewed={page.reviewed} updated={page.updated} sources={page.sources} />
        </div>
      </div>
      <Band ground="tint">
        <Related title="Related treatments" pages={page.related} section={shared.place.section} />
      </Band>
    </Frame>
  )
}

/** Sections that stand on the family's tint, so that the eye finds figures and prices. */
const raised = new Set<Section['block']>(['studies', 'prices'])
