import { expect, type Page } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from '../pages.ts'
import { listen } from './complaints.ts'

test.use({ javaScriptEnabled: false })

test('menus open, wide', async ({ page }) => {
  await page.goto('/')
  const weightLoss = page.locator('#menu details').filter({ hasText: 'Semaglutide' })
  await weightLoss.locator('summary').click()
  await expect(weightLoss.getByRole('link', { name: 'Semaglutide' })).toBeVisible()
})

test('menus open, narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu summary').filter({ hasText: 'Weight Loss' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Semaglutide' }).click()
  await expect(page).toHaveURL('/semaglutide')
})

test('questions unfold, one at a time', async ({ page }) => {
  await page.goto('/semaglutide')
  const panels = page.locator('section[aria-labelledby=questions] details')
  await panels.nth(0).locator('summary').click()
  await expect(panels.nth(0).locator('p').first()).toBeVisible()
  await panels.nth(1).locator('summary').click()
  await expect(panels.nth(0)).not.toHaveAttribute('open')
  await expect(panels.nth(1)).toHaveAttribute('open')
})

for (const address of manifest.pages) {
  test(`${address} shows all it has, in its place, without a word of complaint`, async ({ page }) => {
    const complaints = listen(page)
    await page.goto(address)
    expect(await unseen(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    expect(complaints.all()).toEqual([])
  })
}

/** Words and pictures of the page that are not to be seen, but for what unfolds, answers or is said to screen readers. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const aside =
      'details:not([open]) > :not(summary), [popover], dialog, [hidden], [role=alert], .sr-only, .service-bullet'
    return [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main li, main img')]
      .filter((element) => (element.localName === 'img' || element.textContent) && !element.closest(aside))
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
