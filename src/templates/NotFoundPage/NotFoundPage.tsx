import { PageCards } from '#blocks/PageCards/PageCards.tsx'
import { forAddress } from '#lib/search/marks.ts'
import { Search } from '#blocks/Search/Search.tsx'
import { mark } from '#lib/mark.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import { PageBanner } from '#templates/PageBanner/PageBanner.tsx'
import { Band } from '#ui/Band/Band.tsx'

type NotFoundPageProps = {
  title: string
  photo: Photo
  suggestions: Preview[]
  /** Where the search's index lies. */
  index: string
  phone: { display: string; href: string }
}

const purpose =
  'The address may be mistyped, or the page may have moved. These may be what you were looking for.'

/** Nothing stands at this address: say so, and offer the likeliest ways on. */
export function NotFoundPage({ title, photo, suggestions, index, phone }: NotFoundPageProps) {
  return (
    <>
      <PageBanner
        page={{ name: title, purpose, photo }}
        button={{ text: 'Go to the home page', href: '/', external: false }}
      />
      <Band tight>
        <div className="max-w-text" {...mark(forAddress)}>
          <Search id="search-missing" index={index} onEnter="open" phone={phone} />
        </div>
      </Band>
      <Band>
        <PageCards id="suggestions" title="Perhaps one of these" pages={suggestions} />
      </Band>
    </>
  )
}
