import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/kept-page.ts'
import { pages, samples } from '../../helpers/pages.ts'

/** Too narrow is blurred, too wide wastes bytes; which file has the dots for it is for the browser to choose. */
for (const width of [390, 768, 1280, 1920]) {
  test(`picture says how wide it is drawn at ${width}px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    const wrong: string[] = []
    for (const address of samples) {
      await page.goto(address)
      for (const { name, drawn, said, inBanner } of await drawnPictures(page)) {
        // A banner is as high as its words, and so as wide. A thumbnail has one file.
        const isOff = said < drawn * 0.9 || (width === 1280 && said > drawn * 1.1)
        if (isOff && !inBanner && drawn > 150)
          wrong.push(`${address}: ${name} is drawn ${Math.round(drawn)} wide and says ${Math.round(said)}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('banner words stand beside what its picture shows', async ({ page }) => {
  test.setTimeout(400_000)
  const touching: string[] = []
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    for (const width of [1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const distance = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        const banner = document.querySelector<HTMLElement>('.hero-split, .hero-wide')
        const picture = banner?.querySelector('.hero-picture')?.getBoundingClientRect()
        if (!banner || !picture) return Infinity
        const subject = Number(getComputedStyle(banner).getPropertyValue('--subject'))
        const drawn = Math.max(picture.width, (picture.height * 16) / 9)
        const range = document.createRange()
        const rights = [...banner.querySelectorAll('h1, .text-lead')].map((words) => {
          range.selectNodeContents(words)
          return range.getBoundingClientRect().right
        })
        const { objectPosition, maskImage } = getComputedStyle(
          banner.querySelector('.hero-picture :is(img, video)')!,
        )
        const moved = objectPosition.startsWith('100%') ? picture.width - drawn : parseFloat(objectPosition)
        // What lies left of the picture's box, or of where its mask begins, is not shown.
        const from = Number(
          /^linear-gradient\(90deg, rgba\(0, 0, 0, 0\) ([\d.]+)px/.exec(maskImage)?.[1] ?? 0,
        )
        const shown = picture.left + Math.max(from, moved + subject * drawn)
        return shown - Math.max(...rights)
      })
      if (distance < 0) touching.push(`${address} at ${width}: ${Math.round(-distance)}px`)
    }
  }
  expect(touching).toEqual([])
})

/** The pictures of a page: how wide each is drawn once it covers its box, and how wide its `sizes` say. */
function drawnPictures(page: Page) {
  return page.evaluate(async () => {
    // A part that the first frame left out has no height of its own yet.
    for (const part of document.querySelectorAll<HTMLElement>('main > *, .treatment-grid > div > *'))
      part.style.contentVisibility = 'visible'
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode().catch(() => {})))
    const ruler = document.body.appendChild(document.createElement('div'))
    return all.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
      const name = image.currentSrc.split('/').at(-1)!
      const chosen = sets.find(({ srcset }) => name && srcset.includes(name))
      if (width === 0 || !chosen) return []
      const entries = chosen.sizes.split(/,\s+(?![^(]*\))/).map((entry) => /^(\(.*?\)\s)?(.*)$/.exec(entry)!)
      ruler.style.width =
        entries.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? ''
      const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight)
      const said = ruler.getBoundingClientRect().width
      return [{ name, drawn, said, inBanner: image.closest('.hero-picture, [data-light-of]') !== null }]
    })
  })
}
