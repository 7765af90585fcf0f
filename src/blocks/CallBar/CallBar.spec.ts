import { expect, test } from '@playwright/test'
import { frame } from '#lib/words/en/frame.ts'
import { pageWith, practice } from '../../../tests/helpers/content.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('calls and books from the bottom of the window, wherever the page is scrolled to', async ({ page }) => {
  await page.goto('/semaglutide')
  const bar = page.locator('[data-call-bar]')
  await expect(bar.getByRole('link', { name: frame.call })).toHaveAttribute(
    'href',
    `tel:${practice.phone.href}`,
  )
  const book = bar.getByRole('link', { name: frame.book + frame.newTab })
  await expect(book).toHaveAttribute('href', practice.links.booking)
  const bottom = () => bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)
  expect(await bottom()).toBe(0)
  await page.evaluate(() => scrollTo(0, 3000))
  expect(await bottom()).toBe(0)
})

test('goes away while a field has the focus, comes back, and does not hide the end of the page', async ({
  page,
}) => {
  await page.goto('/contact')
  const bar = page.locator('[data-call-bar]')
  const field = page.locator('form[data-form=contact] [name=message]')
  await field.focus()
  await expect(bar).toBeHidden()
  await field.blur()
  await expect(bar).toBeVisible()
  // Until it holds: the page takes a moment to reach its full height.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [over, last] = await Promise.all([bar.boundingBox(), page.locator('footer p').last().boundingBox()])
    expect(last!.y + last!.height).toBeLessThanOrEqual(over!.y)
  }).toPass({ timeout: 10_000 })
})

test('stays while a divider is moved, and is not there on wide windows', async ({ page }) => {
  await page.goto(pageWith('before-after'))
  await page.locator('.pair').scrollIntoViewIfNeeded()
  await page.getByRole('slider').focus()
  await expect(page.locator('[data-call-bar]')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-call-bar]')).toBeHidden()
})
