import type { Lightbox } from './glightbox.ts'

/**
 * GLightbox recognises a double-tap (250 ms) and a long-press (750 ms) and does nothing with either. Here a double-tap
 * toggles the zoom, where there is one, and a long-press swallows the click that follows it.
 * See docs/decisions for the reasons.
 */
export function giveGestures(lightbox: Lightbox): void {
  const { touch } = lightbox.events
  if (!touch) return
  let held = false
  const picture = () => lightbox.activeSlide?.querySelector<HTMLImageElement>('img.zoomable')
  touch.on('doubleTap', () => picture()?.click())
  touch.on('longTap', () => (held = true))
  lightbox.modal.addEventListener('touchstart', () => (held = false), { passive: true })
  lightbox.modal.addEventListener(
    'click',
    (event) => {
      const single =
        event.isTrusted && (event as PointerEvent).pointerType === 'touch' && event.target === picture()
      if (!held && !single) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
