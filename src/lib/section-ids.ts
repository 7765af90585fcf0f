import type { AwardsProps } from '#blocks/Awards/Awards.tsx'
import type { BeforeAfterProps } from '#blocks/BeforeAfter/BeforeAfter.tsx'
import type { FiguresProps } from '#blocks/Figures/Figures.tsx'
import type { FilmSectionProps } from '#blocks/FilmSection/FilmSection.tsx'
import type { FinancingProps } from '#blocks/Financing/Financing.tsx'
import type { FinancingWidgetProps } from '#blocks/FinancingWidget/FinancingWidget.tsx'
import type { FounderProps } from '#blocks/Founder/Founder.tsx'
import type { GalleryProps } from '#blocks/Gallery/Gallery.tsx'
import type { MembershipProps } from '#blocks/Membership/Membership.tsx'
import type { NoticeProps } from '#blocks/Notice/Notice.tsx'
import type { OptionsProps } from '#blocks/Options/Options.tsx'
import type { PageCardsProps } from '#blocks/PageCards/PageCards.tsx'
import type { PriceListProps } from '#blocks/PriceList/PriceList.tsx'
import type { SafetyProps } from '#blocks/Safety/Safety.tsx'
import type { StepsProps } from '#blocks/Steps/Steps.tsx'
import type { StudiesProps } from '#blocks/Studies/Studies.tsx'
import type { SuitsProps } from '#blocks/Suits/Suits.tsx'
import type { TextSectionProps } from '#blocks/TextSection/TextSection.tsx'
import { slug } from '#lib/slug.ts'
import type { Html } from '#lib/model/text.ts'

/** What a page file says of one section: the props of its block, but for the id, which its title gives. */
type From<Name extends string, Props> = { block: Name; ground?: 'plain' | 'cream' | 'tint' | 'deep' } & Omit<
  Props,
  'id'
>
type Words = { title: string; text: Html }
type Intro = { title: string; intro?: Html }

export type Section =
  | From<'text', TextSectionProps>
  | From<'studies', StudiesProps>
  | From<'suits', SuitsProps>
  | From<'safety', SafetyProps>
  | From<'steps', StepsProps>
  | From<'prices', PriceListProps>
  | From<'before-after', BeforeAfterProps>
  | From<'options', OptionsProps>
  | From<'cards', PageCardsProps>
  | From<'film', FilmSectionProps>
  | From<'gallery', GalleryProps>
  | From<'figures', FiguresProps>
  | From<'awards', AwardsProps>
  | From<'founder', FounderProps>
  | From<'notice', NoticeProps>
  | From<'membership', MembershipProps>
  | From<'financing', FinancingProps>
  | From<'financing-widget', Omit<FinancingWidgetProps, 'frame'>>
  | From<'social', { title: string; text?: Html }>
  | From<'services', Intro>
  | From<'testimonials', Intro>
  | From<'injections', Intro>
  | From<'drips', Intro & { outro?: Html }>
  | From<'newsletter', Words>
  | From<'contact', Words>
  | From<'resume', Words>

/** The id of each section: its title as a slug, numbered where a title comes twice. */
export function sectionIds(sections: Section[]): string[] {
  const seen = new Map<string, number>()
  return sections.map((section) => {
    const base = 'title' in section ? slug(section.title) : section.block
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  })
}
