import { afterLoad } from '#lib/browser/page-events.ts'
import { bareAddress } from '#lib/language.ts'

/** For browsers whose preferred language is that of the offer, until the first scroll. */
export function enableLanguageOffer(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]')
  if (!offer || !navigator.language.toLowerCase().startsWith(offer.lang)) return
  // Before load the browser may still scroll to the address's hash.
  afterLoad(() => {
    offer.hidden = false
    addEventListener('scroll', () => (offer.hidden = true), { once: true, passive: true })
  })
}

/** What the visitor searches for, and what a form is about. */
const KEPT_PARAMETERS = ['q', 'about']

/** The search changes the address while somebody types, so it is read when the link is used. */
export function keepQueryInOtherLanguage(): void {
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-other-language]')
      if (!link || bareAddress(link.pathname) !== bareAddress(location.pathname)) return
      const here = new URLSearchParams(location.search)
      const kept = KEPT_PARAMETERS.filter((name) => here.has(name)).map((name) => [name, here.get(name)!])
      link.search = new URLSearchParams(kept).toString()
    })
}
