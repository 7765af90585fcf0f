import type { Lightbox } from './glightbox.ts'

/** An open lightbox is a step of the visitor's history, so that Back closes it and leaves the page as it was. */
export function closeOnBack(lightbox: Lightbox): void {
  let ours = true
  history.pushState({ lightbox: true }, '')
  const goBack = () => {
    ours = false
    lightbox.close()
  }
  addEventListener('popstate', goBack, { once: true })
  lightbox.on('close', () => {
    removeEventListener('popstate', goBack)
    if (ours) history.back()
  })
}
