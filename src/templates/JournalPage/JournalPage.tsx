import { PostCards } from '#blocks/Cards/Cards.tsx'
import type { Crumb } from '#lib/trail.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Page, Post, SectionValues } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

type JournalPageProps = { page: Page; posts: Post[]; trail: Crumb[]; values: SectionValues }

/** The blog's index. */
export function JournalPage({ page, posts, trail, values }: JournalPageProps) {
  const { pages } = useWords()
  return (
    <>
      <PageBanner page={page} trail={trail} />
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
