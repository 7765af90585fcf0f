import { afterLoad } from '#lib/browser/page-events.ts'

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
