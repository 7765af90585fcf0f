import { nextPaint } from '#lib/browser/page-events.ts'

/** Loads the lightbox at the first click. If that fails, the link opens the picture or film, as without scripts. */
export function enableLightbox(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.glightbox')
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link || isModified || event.defaultPrevented) return
    event.preventDefault()
    link.setAttribute('aria-busy', 'true')
    await nextPaint()
    try {
      const { openLightbox } = await import('./dialog.ts')
      await openLightbox(link)
    } catch {
      if (navigator.onLine) location.assign(link.href)
    }
    link.removeAttribute('aria-busy')
  })
}
