import { PostCards } from '#blocks/Cards/Cards.tsx'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

/** The blog's index. */
export function JournalPage({ page, posts, place, values }: Given<'journal'>) {
  const { pages } = useWords()
  return (
    <>
      <PageBanner page={page} trail={place.trail} />
      <Band>
        {page.lead ? (
          <div className="pb-12">
            <Prose html={page.lead} look="statement" />
          </div>
        ) : null}
        <PostCards id="articles" title={pages.articles} posts={posts} />
      </Band>
      <Sections sections={page.sections} values={values} />
    </>
  )
}
