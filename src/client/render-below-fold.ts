import { afterLoadAndPaint } from '#lib/browser/page-events.ts'

/** Renders what content-visibility.css left out, one section a frame, so that no long task delays an interaction. */
export function renderBelowFold(): void {
  if ('renderAll' in document.documentElement.dataset) return
  const sections = document
    .querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *, body > footer')
    .values()
  afterLoadAndPaint(renderNext)

  function renderNext(): void {
    const { value: section } = sections.next()
    if (!section) return
    section.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(renderNext))
  }
}
