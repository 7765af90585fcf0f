import type { PostCard, PostLink } from '#blocks/Cards/Cards.tsx'
import type { PriceGroup } from '#lib/price-groups.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import type { Legal } from './LegalPage/LegalPage.tsx'
import type { Page } from './page-values.ts'
import type { Post } from './PostPage/PostPage.tsx'
import type { PageGroup } from './SearchPage/SearchPage.tsx'
import type { Treatment } from './TreatmentPage/TreatmentPage.tsx'

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
