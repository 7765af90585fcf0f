import type { ReactNode } from 'react'
import type { PostCard } from '#blocks/PostCards/PostCards.tsx'
import type { PostLink } from '#blocks/Related/Related.Posts.tsx'
import type { PriceGroup } from '#lib/price-groups.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { HomePage } from './HomePage/HomePage.tsx'
import { JournalPage } from './JournalPage/JournalPage.tsx'
import { LegalPage, type Legal } from './LegalPage/LegalPage.tsx'
import { NotFoundPage } from './NotFoundPage/NotFoundPage.tsx'
import { OverviewPage, type Page } from './OverviewPage/OverviewPage.tsx'
import { PostPage, type Post } from './PostPage/PostPage.tsx'
import { PricesPage } from './PricesPage/PricesPage.tsx'
import { SearchPage, type PageGroup } from './SearchPage/SearchPage.tsx'
import { ThanksPage } from './ThanksPage/ThanksPage.tsx'
import { TreatmentPage, type Treatment } from './TreatmentPage/TreatmentPage.tsx'
import type { Shared } from './shared.ts'

/** What there is to show, and by which template. */
export type View =
  | { kind: 'treatment'; page: Treatment }
  | { kind: 'overview'; page: Page }
  | { kind: 'home'; page: Page; membership: Price }
  | { kind: 'journal'; page: Page; posts: PostCard[] }
  | { kind: 'post'; post: Post; newer?: PostLink; older?: PostLink }
  | { kind: 'legal'; legal: Legal }
  | { kind: 'prices'; page: Page; groups: PriceGroup[] }
  | { kind: 'search'; page: Page; groups: PageGroup[] }
  | { kind: 'thanks'; page: Page }
  | { kind: 'not-found'; title: string; photo: Photo; suggestions: Preview[] }

type ViewProps = {
  view: View
  shared: Omit<Shared, 'forms'>
  /** Islands come as slots of the route. */
  contactForm?: ReactNode
  newsletterForm?: ReactNode
  resumeForm?: ReactNode
}

export function PageView({ view, shared: rest, contactForm, newsletterForm, resumeForm }: ViewProps) {
  const shared: Shared = {
    ...rest,
    forms: { contact: contactForm, newsletter: newsletterForm, resume: resumeForm },
  }
  switch (view.kind) {
    case 'treatment':
      return <TreatmentPage page={view.page} shared={shared} />
    case 'overview':
      return <OverviewPage page={view.page} shared={shared} />
    case 'home':
      return <HomePage page={view.page} membership={view.membership} shared={shared} />
    case 'journal':
      return <JournalPage page={view.page} posts={view.posts} shared={shared} />
    case 'post':
      return <PostPage post={view.post} newer={view.newer} older={view.older} shared={shared} />
    case 'legal':
      return <LegalPage legal={view.legal} shared={shared} />
    case 'prices':
      return <PricesPage page={view.page} groups={view.groups} shared={shared} />
    case 'search':
      return <SearchPage page={view.page} groups={view.groups} shared={shared} />
    case 'thanks':
      return <ThanksPage page={view.page} shared={shared} />
    case 'not-found':
      return (
        <NotFoundPage title={view.title} photo={view.photo} suggestions={view.suggestions} shared={shared} />
      )
  }
}
