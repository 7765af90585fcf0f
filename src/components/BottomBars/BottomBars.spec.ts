import { frame, preview } from '#lib/words/en/frame.ts'
import { expect, test } from '@playwright/test'
import { pageWith, practice } from '../../../tests/helpers/content.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('call bar calls and books from the bottom of the window', async ({ page }) => {
  await page.goto('/semaglutide')
  // A landmark, because screen reader users navigate by landmarks.
  const bar = page.getByRole('navigation', { name: frame.quickActions })
  await expect(bar.getByRole('link', { name: frame.call })).toHaveAttribute(
    'href',
    `tel:${practice.phone.href}`,
  )
  const book = bar.getByRole('link', { name: frame.book + frame.newTab })
  await expect(book).toHaveAttribute('href', practice.links.booking)
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('call bar hides while a field has focus and never covers the end of the page', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('[data-call-bar]')
  const field = page.locator('form[data-form=contact] [name=message]')
  await field.focus()
  await expect(bar).toBeHidden()
  await field.blur()
  await expect(bar).toBeVisible()
  // Repeated, because the page takes a moment to reach its full height.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [over, last] = await Promise.all([bar.boundingBox(), page.locator('footer p').last().boundingBox()])
    expect(last!.y + last!.height).toBeLessThanOrEqual(over!.y)
  }).toPass({ timeout: 10_000 })
})

test('call bar stays while a divider is moved and is gone on wide windows', async ({ page }) => {
  await page.goto(pageWith('before-after'))
  await page.locator('[data-before-after]').scrollIntoViewIfNeeded()
  await page.getByRole('slider').focus()
  await expect(page.locator('[data-call-bar]')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-call-bar]')).toBeHidden()
})

test('preview notice is a line on the first page, then a tab, also when closed', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: preview.title })
  const line = bar.getByText(preview.line).first()
  await page.goto('/terms-and-conditions')
  await expect(line).toBeVisible()
  await page.goto('/semaglutide')
  await expect(line).toBeHidden()
  await bar.locator('summary').click()
  await expect(bar.getByRole('listitem').filter({ hasText: preview.samples.names })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await bar.getByRole('button', { name: frame.close }).click()
  await expect(line).toBeHidden()
  await expect(page.locator('[data-call-bar]')).toBeInViewport({ ratio: 1 })
})
