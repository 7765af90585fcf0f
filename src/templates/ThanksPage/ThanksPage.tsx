import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { SectionValues } from '#templates/Sections/section-values.ts'
import type { Page } from '#templates/page-values.ts'

/** Where a form that was sent without a script ends. */
export function ThanksPage({ page, values }: { page: Page; values: SectionValues }) {
  return (
    <>
      <PageBanner page={page} />
      <Sections sections={page.sections} values={values} />
    </>
  )
}
