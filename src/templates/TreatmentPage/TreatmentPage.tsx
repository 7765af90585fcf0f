import { ContentsRow } from '#blocks/Contents/Contents.tsx'
import { Glance, GlanceFacts } from '#blocks/Glance/Glance.tsx'
import { areBrief, BriefNotices, GoodToKnow } from '#blocks/Notice/Notice.tsx'
import { Questions } from '#blocks/TreatmentSections/TreatmentSections.tsx'
import { Related } from '#blocks/Cards/Cards.tsx'
import { Review } from '#blocks/Review/Review.tsx'
import { sectionIds } from '#lib/slug.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { arranged } from '#templates/Sections/arranged.ts'
import { blocks } from '#templates/Sections/blocks.tsx'
import { Block, foldMark } from '#templates/Sections/Sections.tsx'
import type { Given } from '#templates/view.ts'
import { Band, deepGround } from '#ui/Band/Band.tsx'
import { useWords } from '#ui/words.ts'

/** A drug, a procedure or a device: the glance first, then the sections beside their table of contents. */
export function TreatmentPage({ page, place, values }: Given<'treatment'>) {
  const { pages } = useWords()
  const ids = sectionIds(page.sections)
  const entries = page.sections.flatMap((section, index) =>
    'title' in section ? [{ id: ids[index]!, title: section.title }] : [],
  )
  const isBrief = areBrief(page.notices)
  return (
    <>
      <PageBanner
        page={page}
        trail={place.trail}
        button={page.button}
        facts={<GlanceFacts {...page.glance} />}
      />
      <Band tight>
        <Glance {...page.glance} />
      </Band>
      <div className="treatment-grid">
        <ContentsRow
          entries={[...entries, { id: 'questions', title: pages.questionsShort }]}
          className="text-tiny max-desk:hidden"
        />
        <div className="page-width grid gap-8 desk:gap-16">
          {arranged(page.sections).map((section, index) => (
            <div
              key={ids[index]}
              // What happens at a visit is read without a press.
              {...(section.block === 'steps' ? {} : foldMark(page.sections, index))}
              {...(section.ground === 'deep' ? { 'data-ground': 'deep' } : {})}
              className={`${blocks[section.block].raised ? 'raised' : ''} ${section.ground === 'deep' ? deepGround : ''}`.trim()}
            >
              <Block id={ids[index]!} section={section} values={values} />
            </div>
          ))}
          <Questions id="questions" title={pages.questions} questions={page.questions} />
          {isBrief ? null : <GoodToKnow notices={page.notices} />}
          <div className="grid gap-3">
            {isBrief ? <BriefNotices notices={page.notices} /> : null}
            <Review reviewed={page.reviewed} updated={page.updated} sources={page.sources} />
          </div>
        </div>
      </div>
      <Band tight>
        <Related title={pages.relatedTreatments} pages={page.related} section={place.section} />
      </Band>
    </>
  )
}
