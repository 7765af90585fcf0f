import type { Page } from '@playwright/test'

/** Where in the document the first element of this kind begins. */
export async function placeOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => [...document.querySelectorAll('*')].indexOf(element), undefined, { timeout: 5000 })
}
