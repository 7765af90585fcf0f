import { PageCards } from '#blocks/Cards/Cards.tsx'
import { Search } from '#blocks/Search/Search.tsx'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Band } from '#ui/Band/Band.tsx'
import { useWords } from '#ui/words.ts'

type NotFoundPageProps = {
  title: string
  photo: Photo
  suggestions: Preview[]
  /** Where the search's index lies. */
  index: string
  phone: { display: string; href: string }
}

/** Nothing stands at this address: say so, and offer ways on. */
export function NotFoundPage({ title, photo, suggestions, index, phone }: NotFoundPageProps) {
  const { pages } = useWords()
  return (
    <>
      <PageBanner
        page={{ name: title, purpose: pages.missingPurpose, photo }}
        button={{ text: pages.goHome, href: '/', external: false }}
      />
      <Band tight>
        <div className="desk:max-w-text">
          <Search id="search-missing" index={index} phone={phone} moment="now" />
        </div>
      </Band>
      <Band>
        <PageCards id="suggestions" title={pages.beginHere} pages={suggestions} />
      </Band>
    </>
  )
}
