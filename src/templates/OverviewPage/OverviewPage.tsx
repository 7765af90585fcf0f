import { Glance, GlanceFacts } from '#blocks/Glance/Glance.tsx'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { PageEnd } from '#templates/PageEnd/PageEnd.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

/** So many letters are read, not looked at: they need the face of text. */
const LONG = 300

/** An overview of a family or a page of the practice: a banner, then bands. */
export function OverviewPage({ page, place, values }: Given<'overview' | 'thanks'>) {
  const comparison = page.sections.find((section) => section.block === 'comparison')
  return (
    <>
      <PageBanner
        page={page}
        trail={place.trail}
        practice={values.practice}
        subjects={page.banner?.plain ? comparison?.subjects : undefined}
        facts={page.glance ? <GlanceFacts {...page.glance} /> : undefined}
      />
      {page.glance ? (
        <Band tight>
          <Glance {...page.glance} />
        </Band>
      ) : null}
      {page.lead ? (
        <Band tight>
          {page.lead.length > LONG ? (
            <div className="prose-points gap-x-16 desk:columns-2 [&_:is(li,p)]:break-inside-avoid">
              <Prose html={page.lead} look="lead" />
            </div>
          ) : (
            <Prose html={page.lead} look="statement" />
          )}
        </Band>
      ) : null}
      <Sections sections={page.sections} values={values} />
      <PageEnd page={page} section={place.section} />
    </>
  )
}
