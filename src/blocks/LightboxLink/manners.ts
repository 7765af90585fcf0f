import type { Words } from '#lib/words/words.ts'
import type { Lightbox } from './glightbox.ts'

/**
 * What a dialog owes its visitor and GLightbox does not give: the page behind is inert, focus comes in, goes round in
 * both directions and returns to the link, Esc closes, arrows turn, and each turn is announced.
 */
export function giveManners(lightbox: Lightbox, link: HTMLElement, words: Words['lightbox']): void {
  const dialog = lightbox.modal
  dialog.showModal()
  dialog.querySelector<HTMLElement>('.gclose')?.focus()
  showPlace(lightbox, words)
  lightbox.on('slide_before_change', () => queueMicrotask(() => showPlace(lightbox, words)))
  lightbox.on('close', () => link.focus())

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    lightbox.close()
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') goRound(dialog, event)
    // Arrows belong to a film's own controls while those have the focus.
    else if ((event.target as Element).closest('.plyr, input, textarea, select')) return
    else if (event.key === 'ArrowRight') lightbox.nextSlide()
    else if (event.key === 'ArrowLeft') lightbox.prevSlide()
  })
}

/** '2 of 9', the ends marked as such, and only the slide that is seen within reach. */
function showPlace({ modal, elements, index, activeSlide }: Lightbox, { place }: Words['lightbox']): void {
  const count = elements.length
  const said = place.replace('{number}', String(index + 1)).replace('{count}', String(count))
  modal.querySelector('.gplace')!.textContent = count > 1 ? said : ''
  for (const slide of modal.querySelectorAll<HTMLElement>('.gslide')) {
    // Written anew the attribute would be looked at anew, with everything inside.
    const away = slide !== activeSlide
    if (slide.inert !== away) slide.inert = away
  }
  for (const button of modal.querySelectorAll('.gprev, .gnext')) {
    button.setAttribute('aria-disabled', String(button.classList.contains('disabled')))
  }
}

function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, iframe, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      element.tabIndex >= 0,
  )
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== from && dialog.contains(document.activeElement)) return
  event.preventDefault()
  to?.focus()
}
