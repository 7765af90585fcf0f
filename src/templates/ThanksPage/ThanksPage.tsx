import type { Crumb } from '#lib/trail.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { SectionValues } from '#templates/Sections/section-values.ts'
import type { Page } from '#templates/page-values.ts'

type ThanksPageProps = { page: Page; trail: Crumb[]; values: SectionValues }

/** Where a form that was sent without a script ends. */
export function ThanksPage({ page, trail, values }: ThanksPageProps) {
  return (
    <>
      <PageBanner page={page} trail={trail} />
      <Sections sections={page.sections} values={values} />
    </>
  )
}
