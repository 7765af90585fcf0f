import { Banner } from '#blocks/Banner/Banner.tsx'
import { Glance, type GlanceProps } from '#blocks/Glance/Glance.tsx'
import { Notice } from '#blocks/Notice/Notice.tsx'
import { Questions, type QuestionItem } from '#blocks/Questions/Questions.tsx'
import { Related } from '#blocks/Related/Related.tsx'
import { Review, type ReviewProps } from '#blocks/Review/Review.tsx'
import type { Family, Preview } from '#lib/model/page.ts'
import type { Film, Photo } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Section } from '#templates/Sections/sections.ts'
import type { PageNotice, Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type Page = {
  address: string
  name: string
  family: Family
  purpose: string
  photo: Photo
  banner: { title?: string; film?: Film; videoId?: string; textColor: 'ink' | 'light'; button?: Action }
  lead?: Html
  glance?: GlanceProps
  sections: Section[]
  questions: QuestionItem[]
  notices: PageNotice[]
  related: Preview[]
  sources: ReviewProps['sources']
  reviewed?: ReviewProps['reviewed']
  updated: string
  contactBlock: boolean
}

/** An overview of a family or a page of the practice: a banner, then bands. */
export function OverviewPage({ page, shared }: { page: Page; shared: Shared }) {
  return (
    <Frame shared={shared} address={page.address} contactBlock={page.contactBlock}>
      <Banner
        title={page.banner.title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        film={page.banner.film}
        videoId={page.banner.videoId}
        trail={shared.place.trail}
        textColor={page.banner.textColor}
        buttons={page.banner.button ? [page.banner.button] : []}
      />
      {page.glance ? (
        <Band tight>
          <Glance {...page.glance} />
        </Band>
      ) : null}
      {page.lead ? (
        <Band tight>
          <Prose html={page.lead} look="lead" />
        </Band>
      ) : null}
      <Sections sections={page.sections} shared={shared} />
      <PageEnd page={page} section={shared.place.section} />
    </Frame>
  )
}

type PageEndProps = {
  page: Pick<Page, 'questions' | 'notices' | 'reviewed' | 'updated' | 'sources' | 'related'>
  section?: Shared['place']['section']
}

/** Questions, notices, review and ways onward: the same at the end of every page. */
export function PageEnd({ page, section }: PageEndProps) {
  const { questions, notices, reviewed, updated, sources, related } = page
  return (
    <>
      {questions.length > 0 ? (
        <Band ground="tint">
          <Questions id="questions" title="Questions people ask" questions={questions} />
        </Band>
      ) : null}
      {notices.length > 0 || reviewed || sources.length > 0 ? (
        <Band tight>
          <div className="grid max-w-text gap-4">
            {notices.map((notice) => (
              <Notice key={notice.id} notice={notice} />
            ))}
            {reviewed || sources.length > 0 ? (
              <Review reviewed={reviewed} updated={updated} sources={sources} />
            ) : null}
          </div>
        </Band>
      ) : null}
      {related.length > 0 || section ? (
        <Band>
          <Related title="Related" pages={related} section={section} />
        </Band>
      ) : null}
    </>
  )
}
