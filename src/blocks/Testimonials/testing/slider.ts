import { expect, type Page } from '@playwright/test'

export async function openSlider(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('[data-testimonials]').scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  await page.locator('[data-testimonials]').evaluate((block) => block.scrollIntoView({ block: 'center' }))
}

export function bullet(page: Page, number: number) {
  return page.getByRole('button', { name: `Show quote ${number}` })
}

export async function current(page: Page): Promise<number> {
  const label = await page.locator('[data-slider-bullets] [aria-current]').getAttribute('aria-label')
  return Number(label?.at(-1))
}

export async function expectCurrent(page: Page, number: number): Promise<void> {
  await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true')
}

/** When the quote changes next, on the page's own clock. */
export async function nextTurn(page: Page): Promise<number> {
  return page.locator('[data-slider-bullets]').evaluate(
    (bullets) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('the quote did not change')), 8000)
        new MutationObserver((_, observer) => {
          if (!bullets.querySelector('[aria-current]')) return
          observer.disconnect()
          resolve(performance.now())
        }).observe(bullets, { subtree: true, attributeFilter: ['aria-current'] })
      }),
  )
}

export async function expectStillness(page: Page): Promise<void> {
  const before = await current(page)
  await page.waitForTimeout(6200)
  expect(await current(page)).toBe(before)
}
