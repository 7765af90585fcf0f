import { expect, test } from '@playwright/test'
import { manifest } from '../../../tests/specification/site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('calls and books from the bottom of the window, wherever the page is scrolled to', async ({ page }) => {
  await page.goto('/semaglutide')
  const bar = page.locator('[data-call-bar]')
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:${manifest.practice.phoneHref}`,
  )
  const book = bar.getByRole('link', { name: 'Book (opens in a new tab)' })
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(book).toHaveAttribute('rel', 'noopener')
  const bottom = () => bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)
  expect(await bottom()).toBe(0)
  await page.evaluate(() => scrollTo(0, 3000))
  expect(await bottom()).toBe(0)
})

test('goes away while a field has the focus, and comes back', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('[data-call-bar]')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await expect(bar).toBeHidden()
  await page.getByRole('textbox', { name: 'Message' }).blur()
  await expect(bar).toBeVisible()
})

test('stays while a divider is moved', async ({ page }) => {
  await page.goto('/skin-pen')
  await page.locator('[data-before-after]').scrollIntoViewIfNeeded()
  await page.getByRole('slider').focus()
  await expect(page.locator('[data-call-bar]')).toBeVisible()
})

test('does not hide the end of the page', async ({ page }) => {
  await page.goto('/contact')
  // Until it holds: the page takes a moment to reach its full height.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [bar, last] = await Promise.all([
      page.locator('[data-call-bar]').boundingBox(),
      page.locator('footer p').last().boundingBox(),
    ])
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y)
  }).toPass({ timeout: 5000 })
})

test('is not there on wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contact')
  await expect(page.locator('[data-call-bar]')).toBeHidden()
})
