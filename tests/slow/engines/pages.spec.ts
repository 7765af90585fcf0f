import { samples } from '../../helpers/pages.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()

for (const address of samples.filter((one) => one !== '/no-such-page')) {
  test(`${address} scrolls to its end without overflow, hidden sections or console messages`, async ({
    visitor,
  }) => {
    await visitor.open(address, 'phone')
    // Repeated, because the page takes a moment to reach its full height.
    await expect(async () => {
      await visitor.evaluate(scrollThrough)
      expect(await visitor.evaluate(waiting)).toBe(0)
    }).toPass({ timeout: 15_000 })
    await expect.poll(() => visitor.evaluate(overflow)).toBe(0)
    await visitor.resize('desk')
    await expect.poll(() => visitor.evaluate(overflow)).toBe(0)
    expect(await visitor.evaluate(brokenPictures)).toEqual([])
    // WebKit has crashed when the window became narrow again, as on a tablet that is turned.
    await visitor.resize('phone')
    await expect.poll(() => visitor.evaluate(overflow)).toBe(0)
  })
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}

function waiting(): number {
  return document.querySelectorAll('[data-reveal="waiting"]').length
}

/** How far the page scrolls sideways. WebKit's `scrollWidth` may still be the one of the previous width. */
function overflow(): number {
  scrollBy({ left: innerWidth, behavior: 'instant' })
  const { scrollX } = window
  scrollBy({ left: -innerWidth, behavior: 'instant' })
  return scrollX
}

function brokenPictures(): string[] {
  return [...document.images]
    .filter((one) => one.complete && one.currentSrc && one.naturalWidth === 0)
    .map(({ src }) => src)
}
