import type { Page } from '@playwright/test'

type Drawn = { name: string; file: number; drawn: number; said: number; inBanner: boolean; largest: boolean }

/**
 * Every picture of a page: how many dots wide the chosen file is, how wide it is drawn once it covers its box, and how wide
 * its `sizes` say. What lies below the window is sent for first.
 */
export function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    // A part that the first frame left out has no height of its own yet.
    for (const part of document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *'))
      part.style.contentVisibility = 'visible'
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode().catch(() => {})))
    const ruler = document.body.appendChild(document.createElement('div'))
    return all.flatMap((image) => {
      const box = image.getBoundingClientRect()
      if (box.width === 0 || !image.currentSrc) return []
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
      const shown = sets.find(({ srcset }) =>
        srcset.split(', ').some((file) => image.currentSrc.endsWith(file.split(' ')[0]!)),
      )
      const files = shown?.srcset.split(', ').map((file) => file.split(' '))
      const widths = files?.map(([, width]) => Number.parseInt(width ?? '', 10)) ?? []
      const chosen = files?.findIndex(([src]) => src && image.currentSrc.endsWith(src)) ?? -1
      const file = widths[chosen]
      if (!file) return []
      return [
        {
          name: image.currentSrc.split('/').at(-1) ?? '',
          file,
          drawn: Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight),
          said: widthOf(shown?.sizes ?? ''),
          inBanner: image.closest('.hero-picture') !== null,
          largest: file === Math.max(...widths),
        },
      ]
    })

    /** The first entry whose condition holds, in pixels. */
    function widthOf(sizes: string): number {
      const entries = sizes.split(/,\s+(?![^(]*\))/).map((entry) => /^(\(.*?\)\s)?(.*)$/.exec(entry)!)
      ruler.style.width =
        entries.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? ''
      return ruler.getBoundingClientRect().width
    }
  })
}
