import { afterFirstPaint } from '#lib/browser/moments.ts'

/**
 * The first frame leaves out what lies far below it (content-visibility.css). That is laid out here, a part a frame, so that no press
 * waits for a long task and the page soon has its true height. Not before what is in the window has come: pictures below
 * are asked for when they are laid out, and would share the line with the banner.
 */
export function renderBelowFold(): void {
  if ('renderAll' in document.documentElement.dataset) return
  const parts = document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *, body > footer')
  const rest = parts.values()
  afterFirstPaint(next)

  function next(): void {
    const { value } = rest.next()
    if (!value) return
    value.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(next))
  }
}
