import type { Lightbox } from './glightbox.ts'

/** What is shown, its words and the buttons: a press anywhere else is beside them. */
const shown = 'img, video, iframe, .plyr, .gslide-inline, .gslide-description, .gtrouble, .gbtn'

/**
 * A click beside what is shown closes. GLightbox would count the whole width of a narrow window as the picture, and
 * listen to no click at all where it takes the browser for a phone's.
 */
export function closeBeside(lightbox: Lightbox): void {
  lightbox.modal.addEventListener('click', ({ target }) => {
    // The end of a drag is no click.
    if (!lightbox.preventOutsideClick && isBeside(target)) lightbox.close()
  })
}

/** 'See more' is gone by the time its press is heard here: what is nowhere is not beside. */
function isBeside(target: EventTarget | null): boolean {
  const element = target as Element
  return element.isConnected && !element.closest(shown)
}

/** Below 769px nothing is zoomed by a click, so a window that becomes as narrow lets go of what was. */
export function unzoomWhenNarrow(lightbox: Lightbox): void {
  const narrow = matchMedia('(width <= 768px)')
  const letGo = () => {
    if (narrow.matches) lightbox.modal.querySelector<HTMLElement>('.gslide.zoomed img')?.click()
  }
  narrow.addEventListener('change', letGo)
  lightbox.on('close', () => narrow.removeEventListener('change', letGo))
}

/**
 * GLightbox recognises a tap, a double-tap (250 ms) and a long-press (750 ms) and does nothing with any of them. Here a
 * double-tap toggles the zoom, where there is one; a tap beside the picture closes, as a click does; a long-press is
 * not a tap, so nothing follows it. The reasons are in docs/decisions.
 */
export function giveGestures(lightbox: Lightbox): void {
  const { touch } = lightbox.events
  if (!touch) return
  touch.on('doubleTap', () => lightbox.activeSlide?.querySelector<HTMLElement>('img.zoomable')?.click())
  touch.on('tap', ({ target }) => {
    if (isBeside(target)) lightbox.close()
  })
  ignoreEchoes(lightbox.modal)
}

/** A browser makes a click of a touch within this time. */
const ECHO = 700

/** Some browsers make a click of every touch, others not of these. What a touch means is settled above, for all alike. */
function ignoreEchoes(dialog: HTMLElement): void {
  let lastTouch = -ECHO
  dialog.addEventListener('touchend', ({ timeStamp }) => (lastTouch = timeStamp), { passive: true })
  dialog.addEventListener(
    'click',
    (event) => {
      const forWords = (event.target as Element).closest(
        'a, button, .plyr, .gslide-description, .gslide-inline',
      )
      if (forWords || !event.isTrusted || event.timeStamp - lastTouch > ECHO) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
