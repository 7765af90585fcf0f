import type { ReactNode } from 'react'
import { CallBar } from '#blocks/CallBar/CallBar.tsx'
import { ConsentBar } from '#blocks/ConsentBar/ConsentBar.tsx'
import { ContactBlock } from '#blocks/ContactBlock/ContactBlock.tsx'
import { Footer } from '#blocks/Footer/Footer.tsx'
import { Header } from '#blocks/Header/Header.tsx'
import { PrintHead } from '#blocks/PrintHead/PrintHead.tsx'
import { SearchDialog } from '#blocks/Search/Search.Dialog.tsx'
import { pageViewsOf } from '#lib/page-views.ts'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'

type FrameProps = {
  shared: Shared
  /** The address of the page, to mark it in the menu. */
  address: string
  contactBlock?: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header, the shared contact block, footer, call bar. */
export function Frame({ shared, address, contactBlock = true, children }: FrameProps) {
  const { practice, menu, footer } = shared
  const views = pageViewsOf(shared.analytics, address)
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      {views ? <ConsentBar views={views} /> : null}
      <PrintHead practice={practice} />
      <Header practice={practice} menu={menu} current={address} />
      <main id="main">
        {children}
        {contactBlock ? (
          <Band ground="cream">
            <ContactBlock
              id="contact"
              title="Talk with us"
              text={shared.contactText}
              practice={practice}
              emergency={shared.emergency}
              form={shared.forms.contact}
            />
          </Band>
        ) : null}
      </main>
      <Footer
        practice={practice}
        links={footer.links}
        services={footer.services}
        notices={shared.footerNotices}
        year={shared.year}
        privacyChoices={views !== undefined}
      />
      <SearchDialog {...shared.search} />
      <CallBar phoneHref={practice.phone.href} bookHref={practice.links.booking} />
    </>
  )
}
