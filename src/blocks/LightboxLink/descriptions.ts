import type { Lightbox } from './glightbox.ts'

/**
 * GLightbox cuts descriptions for mobile user agents only. A narrow window is as narrow on any machine, so it gets the
 * same cut by GLightbox's own means.
 */
export function cutForNarrowWindows(lightbox: Lightbox, slide: HTMLElement, index: number): void {
  const words = slide.querySelector<HTMLElement>('.gslide-desc')
  const element = lightbox.elements[index]
  if (!words || !element || innerWidth > 768 || words.querySelector('.desc-more')) return
  const { instance, slideConfig } = element
  const { moreLength, moreText } = lightbox.settings
  slideConfig.smallDescription = instance.slideShortDesc(slideConfig.description, moreLength, moreText)
  words.innerHTML = slideConfig.smallDescription
  instance.descriptionEvents(words, slideConfig)
}

/** 'See more' replaces itself by the whole text; focus goes there too, and not back to the page. */
export function keepFocusOnWords(dialog: HTMLElement): void {
  dialog.addEventListener('click', (event) => {
    const more = (event.target as Element).closest('.desc-more')
    const words = dialog.querySelector<HTMLElement>('.gslide.current .gslide-description')
    if (!more || !words) return
    words.tabIndex = -1
    words.focus()
  })
}
