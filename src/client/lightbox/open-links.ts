import { nextPaint } from '#lib/browser/moments.ts'

/**
 * Links with class `glightbox` open the lightbox. Nothing of it is downloaded before the first click; should the
 * download fail, the link does what it does without a script: it opens the picture or the film by itself. Offline it
 * would open a page of the browser's, so the visitor stays and may press again.
 */
export function openLightboxLinks(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.glightbox')
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link || elsewhere || event.defaultPrevented) return
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
