import type { Lightbox } from './glightbox.ts'

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
    if (!(target as Element).closest('.ginner-container')) lightbox.close()
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
