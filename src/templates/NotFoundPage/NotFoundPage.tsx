import { Banner } from '#blocks/Banner/Banner.tsx'
import { PageCards } from '#blocks/PageCards/PageCards.tsx'
import { Search } from '#blocks/Search/Search.tsx'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { mark } from '#lib/mark.ts'
import { forAddress } from '#blocks/Search/Search.names.ts'

type NotFoundPageProps = { title: string; photo: Photo; suggestions: Preview[]; shared: Shared }

/** Nothing stands at this address: say so, and offer the likeliest ways on. */
export function NotFoundPage({ title, photo, suggestions, shared }: NotFoundPageProps) {
  return (
    <Frame shared={shared} address="" contactBlock={false}>
      <Banner
        title={title}
        subtitle="The address may be mistyped, or the page may have moved. These may be what you were looking for."
        photo={photo}
        textColor="ink"
        buttons={[{ text: 'Go to the home page', href: '/', external: false }]}
      />
      <Band tight>
        <div className="max-w-text" {...mark(forAddress)}>
          <Search id="search-missing" index={shared.search.index} onEnter="open" />
        </div>
      </Band>
      <Band>
        <PageCards id="suggestions" title="Perhaps one of these" pages={suggestions} />
      </Band>
    </Frame>
  )
}
