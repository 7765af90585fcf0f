import type { ReactNode } from 'react'
import { Announcements } from '#blocks/Lists/Lists.Dated.tsx'
import { ConsentBar } from '#blocks/ConsentBar/ConsentBar.tsx'
import { ContactBlock } from '#blocks/ContactBlock/ContactBlock.tsx'
import { CallBar, PreviewBar } from '#blocks/FootBars/FootBars.tsx'
import { PrintHead } from '#blocks/Footer/Footer.PrintHead.tsx'
import { Footer, type FooterLink } from '#blocks/Footer/Footer.tsx'
import { Header } from '#blocks/Header/Header.tsx'
import { LanguagesBehind, LanguagesOffer } from '#blocks/Languages/Languages.tsx'
import { SearchDialog } from '#blocks/Search/Search.tsx'
import type { Html } from '#lib/model/text.ts'
import type { OtherLanguage } from '#lib/language.ts'
import { pageViewsOf } from '#lib/page-views.ts'
import type { Sample } from '#lib/words/words.ts'
import type { Site } from '#reading/site.ts'
import { Band } from '#ui/Band/Band.tsx'
import { useWords } from '#ui/words.ts'

/** What stands around a page, the same on every one. */
export type FrameValues = Pick<Site, 'practice' | 'announcements'> & {
  menu: Site['navigation']['menu']
  footer: Site['navigation']['footer'] & { notices: Html[]; rights: FooterLink[]; year: number }
  contact: { text: Html; emergency: Html }
  search: { index: string; suggested: Site['search']['suggested'] }
  analytics: Site['integrations']['analytics']
  /** What is still a sample; empty once the practice has supplied its own. */
  samples: Sample[]
}

export type FrameProps = {
  values: FrameValues
  /** The page's own address, under which its views are counted; empty where it has none. */
  address: string
  /** The address to mark in the menu. */
  current: string
  /** The way to the other language, on a site of two. */
  other?: OtherLanguage
  /** Whether the English page has changed since this one was translated. */
  behind?: boolean
  /** The form of the shared contact block; none where the page goes without the block. */
  contactForm?: ReactNode
  children: ReactNode
}

/** What stands around every page: skip link, header, the shared contact block, footer, call bar. */
export function Frame({
  values,
  address,
  current,
  other,
  behind = false,
  contactForm,
  children,
}: FrameProps) {
  const { practice, announcements, menu, footer, contact, search, analytics, samples } = values
  const { frame, otherLanguage } = useWords()
  const views = pageViewsOf(analytics, address)
  return (
    <>
      <a
        href="#main"
        data-paper="none"
        className="fixed top-3 left-3 z-60 rounded-pill border border-deep bg-deep px-5 py-3 text-light not-focus:-translate-y-[200%]"
      >
        {frame.skip}
      </a>
      {views ? <ConsentBar views={views} /> : null}
      <PreviewBar samples={samples} />
      <PrintHead practice={practice} />
      <Announcements announcements={announcements} />
      <Header practice={practice} menu={menu} current={current} other={other} />
      <main id="main">
        {other && (behind || (address && !other.exists)) ? <LanguagesBehind href={other.href} /> : null}
        {children}
        {contactForm ? (
          <Band ground="sage" tight>
            <ContactBlock
              brief
              id="contact"
              title={frame.contactTitle}
              {...contact}
              practice={practice}
              form={contactForm}
            />
          </Band>
        ) : null}
      </main>
      <Footer practice={practice} {...footer} privacyChoices={views !== undefined} other={other} />
      <SearchDialog {...search} phone={practice.phone} />
      {other?.exists && otherLanguage.language === 'es' ? <LanguagesOffer href={other.href} /> : null}
      <CallBar
        phoneHref={practice.phone.href}
        bookHref={practice.links.booking}
        portal={practice.links.portal}
      />
    </>
  )
}
