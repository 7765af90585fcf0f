import { Banner } from '#blocks/Banner/Banner.tsx'
import { PostCards, type PostCard } from '#blocks/PostCards/PostCards.tsx'
import { Frame } from '#templates/Frame/Frame.tsx'
import type { Page } from '#templates/OverviewPage/OverviewPage.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

/** The blog's index. */
export function JournalPage({ page, posts, shared }: { page: Page; posts: PostCard[]; shared: Shared }) {
  return (
    <Frame shared={shared} address={page.address} contactBlock={page.contactBlock}>
      <Banner
        title={page.banner.title ?? page.name}
        subtitle={page.purpose}
        photo={page.photo}
        trail={shared.place.trail}
        textColor={page.banner.textColor}
        buttons={[]}
      />
      <Band>
        {page.lead ? (
          <div className="pb-12">
            <Prose html={page.lead} look="lead" />
          </div>
        ) : null}
        <PostCards id="articles" title="Articles" posts={posts} />
      </Band>
      <Sections sections={page.sections} shared={shared} />
    </Frame>
  )
}
