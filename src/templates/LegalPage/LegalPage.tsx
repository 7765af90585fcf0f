import { Contents, ContentsFolded } from '#blocks/Contents/Contents.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Html } from '#lib/model/text.ts'
import { postSections } from '#lib/post-sections.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

export function LegalPage({ legal, place }: Given<'legal'>) {
  const words = useWords()
  const parts = postSections([legal.body]).flat()
  const entries = parts.flatMap(({ id, title }) => (id && title ? [{ id, title }] : []))
  return (
    <>
      <PageBanner page={legal} trail={place.trail} plain figure={legal.figure} />
      <Band>
        <div className="post-grid">
          <div className="grid content-start gap-4 desk:sticky desk:top-24 desk:self-start">
            <p className="text-small text-muted">
              {words.pages.effective}{' '}
              <time dateTime={legal.effective}>{formatDate(legal.effective, words)}</time>
            </p>
            <Contents entries={entries} />
            <ContentsFolded entries={entries} />
          </div>
          <Prose html={parts.map(({ html }) => html).join('') as Html} />
        </div>
      </Band>
    </>
  )
}
