import { isLedToWords, isReturn } from '#lib/browser/arrival.ts'
import { afterFirstWindow } from '#lib/browser/moments.ts'

/**
 * The first frame leaves out what lies far below it (later.css). That is laid out here, a part a frame, so that no press
 * waits for a long task and the page soon has its true height. Not before what is in the window has come: pictures below
 * are asked for when they are laid out, and would share the line with the banner.
 */
export function layOutTheRest(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *, body > footer')
  const rest = parts.values()
  if (!isReturn() && !isLedToWords()) return afterFirstWindow(next)
  const place = scrollY
  for (const part of rest) layOut(part)
  // The browser has scrolled to where the visitor was, on a page that was not yet as high as it is.
  if (isReturn()) scrollTo(0, place)

  function next(): void {
    const { value } = rest.next()
    if (!value) return
    layOut(value)
    requestAnimationFrame(() => setTimeout(next))
  }
}

function layOut({ style }: HTMLElement): void {
  style.contentVisibility = 'visible'
}
