import { areBrief, BriefNotices, GoodToKnow } from '#blocks/Notice/Notice.tsx'
import { Questions } from '#blocks/TreatmentSections/TreatmentSections.tsx'
import { Related } from '#blocks/Cards/Cards.tsx'
import { Review } from '#blocks/Review/Review.tsx'
import type { Place } from '#lib/trail.ts'
import type { Ending } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { useWords } from '#ui/words.ts'

/** Questions, notices, review and ways onward: the same at the end of every page. */
export function PageEnd({ page, section }: { page: Ending; section?: Place['section'] }) {
  const { pages } = useWords()
  const { questions, notices, reviewed, updated, sources, related } = page
  const isBrief = areBrief(notices)
  const isChecked = Boolean(reviewed) || sources.length > 0
  return (
    <>
      {questions.length > 0 ? (
        <Band ground="tint">
          <Questions id="questions" title={pages.questions} questions={questions} />
        </Band>
      ) : null}
      {isChecked || !isBrief ? (
        <Band tight>
          <div className={isBrief ? 'grid gap-3' : 'grid gap-8'}>
            {isBrief ? <BriefNotices notices={notices} /> : <GoodToKnow notices={notices} />}
            {isChecked ? <Review reviewed={reviewed} updated={updated} sources={sources} /> : null}
          </div>
        </Band>
      ) : notices.length > 0 ? (
        <Band ground="cream" tight>
          <BriefNotices notices={notices} />
        </Band>
      ) : null}
      {related.length > 0 || section ? (
        <Band tight>
          <Related title={pages.related} pages={related} section={section} />
        </Band>
      ) : null}
    </>
  )
}
