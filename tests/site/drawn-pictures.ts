import type { Page } from '@playwright/test'

type Drawn = { name: string; file: number; drawn: number; bleeds: boolean; largest: boolean }

/**
 * Every picture of a page: how many dots wide the chosen file is, and how wide it is drawn once it covers its box. What
 * lies below the window is sent for first.
 */
export function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    // A part that the first frame left out has no height of its own yet.
    for (const part of document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *'))
      part.style.contentVisibility = 'visible'
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode().catch(() => {})))
    return all.flatMap((image) => {
      const box = image.getBoundingClientRect()
      if (box.width === 0 || !image.currentSrc) return []
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
      const files = sets
        .map(({ srcset }) => srcset.split(', ').map((file) => file.split(' ')))
        .find((set) => set.some(([src]) => src && image.currentSrc.endsWith(src)))
      const widths = files?.map(([, width]) => Number.parseInt(width ?? '', 10)) ?? []
      const chosen = files?.findIndex(([src]) => src && image.currentSrc.endsWith(src)) ?? -1
      const file = widths[chosen]
      if (!file) return []
      return [
        {
          name: image.currentSrc.split('/').at(-1) ?? '',
          file,
          drawn: Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight),
          bleeds: box.width > innerWidth * 0.95,
          largest: file === Math.max(...widths),
        },
      ]
    })
  })
}
