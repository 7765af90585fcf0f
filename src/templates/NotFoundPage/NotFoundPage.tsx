import { PageCards } from '#blocks/Cards/Cards.tsx'
import { Search } from '#blocks/Search/Search.tsx'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import type { Given } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { useWords } from '#ui/words.ts'

/** Nothing stands at this address: say so, and offer ways on. */
export function NotFoundPage({ title, photo, suggestions, index, values }: Given<'not-found'>) {
  const { pages } = useWords()
  return (
    <>
      <PageBanner
        page={{ name: title, purpose: pages.missingPurpose, photo }}
        facts={
          // As high as its suggestions, so that nothing moves when they come.
          <div className="min-h-80 w-full">
            <Search id="search-missing" index={index} phone={values.practice.phone} />
          </div>
        }
      />
      <Band>
        <PageCards id="suggestions" title={pages.beginHere} pages={suggestions} />
      </Band>
    </>
  )
}
