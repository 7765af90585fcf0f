import { GoodToKnow } from '#blocks/Notice/Notice.tsx'
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
  return (
    <>
      {questions.length > 0 ? (
        <Band ground="tint">
          <Questions id="questions" title={pages.questions} questions={questions} />
        </Band>
      ) : null}
      {notices.length > 0 || reviewed || sources.length > 0 ? (
        <Band tight>
          <div className="grid gap-8">
            {notices.length > 0 ? <GoodToKnow notices={notices} /> : null}
            {reviewed || sources.length > 0 ? (
              <Review reviewed={reviewed} updated={updated} sources={sources} />
            ) : null}
          </div>
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
