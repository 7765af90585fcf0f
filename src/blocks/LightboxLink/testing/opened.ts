import { expect, type Page } from '@playwright/test'

/** A page with pictures that open. */
export const ADDRESS = '/our-practice'

export async function open(page: Page, index: number): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== ADDRESS) await page.goto(ADDRESS)
  await page.locator('a.glightbox').nth(index).click()
  await expect(page.locator('.gslide.current img')).toBeVisible()
  // The entrance takes half a second.
  await page.waitForFunction(
    () => document.querySelector('#glightbox-body')?.getAnimations({ subtree: true }).length === 0,
  )
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
