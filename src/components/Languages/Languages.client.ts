import { afterLoad } from '#lib/browser/moments.ts'

/** Shows the line to a browser whose first language is that of the line; the first scroll takes it away again. */
export function offerLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-language-offer]')
  if (!line || !navigator.language.toLowerCase().startsWith(line.lang)) return
  // A page that is led to one of its sections scrolls there before it has loaded.
  afterLoad(() => {
    line.hidden = false
    addEventListener('scroll', () => (line.hidden = true), { once: true, passive: true })
  })
}
