import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../tests/helpers/axe.ts'
import { listenToConsole } from '../../../tests/helpers/console.ts'
import { ADDRESS, expectClosed, open } from './testing/opened.ts'

test('nothing of it is downloaded before the first opening', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  await page.locator('a.glightbox').last().scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const ours = () =>
    files.filter((file) => /lightbox|plyr|player\.|\/open\./i.test(file) && !/lightbox-links/.test(file))
  expect(ours()).toEqual([])
  await open(page, 0)
  expect(ours().length).toBeGreaterThan(0)
  // A gallery of pictures needs no film player.
  expect(ours().filter((file) => /plyr|player\./.test(file))).toEqual([])
})

test('is a modal dialog with a name, free of complaints and violations', async ({ page }) => {
  const console = listenToConsole(page)
  await open(page, 2)
  const name = await page.locator('section:has(a.glightbox) h2').innerText()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog.getByText('3 of 9')).toBeVisible()
  await expectAccessible(page)
  console.expectSilence()
})

test('focus comes in, goes round in both directions, and returns to the link', async ({ page }) => {
  await open(page, 2)
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  const order = ['Previous', 'Next', 'Close', 'Previous']
  for (const name of order) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  for (const name of order.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(page.locator('a.glightbox').nth(2)).toBeFocused()
})

test('the page behind it can neither be reached nor scrolled', async ({ page }) => {
  await open(page, 0)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.locator('main a').first().focus()
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
})

test('arrows and buttons turn the pictures, and the ends say so', async ({ page }) => {
  await open(page, 0)
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 9')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('3 of 9')).toBeVisible()
  await page.waitForTimeout(400)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('2 of 9')).toBeVisible()
})

test('Back closes it and leaves the page where it was; so does Close, and Back then leaves the page', async ({
  page,
}) => {
  await page.goto('/contact')
  await open(page, 1)
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe(ADDRESS)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  await page.locator('a.glightbox').nth(1).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expectClosed(page)
  await page.waitForTimeout(200)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

for (const [where, use] of [
  ['in a narrow window', { viewport: { width: 768, height: 900 } }],
  [
    'on a phone',
    {
      viewport: { width: 844, height: 390 },
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    },
  ],
] as const) {
  test.describe(where, () => {
    test.use(use)
    test('a description of more than 60 characters is cut, and See more shows the rest', async ({ page }) => {
      await open(page, 0)
      const links = page.locator('a.glightbox')
      const index = (
        await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.description!))
      ).findIndex((text) => text.length > 60)
      expect(index).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      const whole = (await links.nth(index).getAttribute('data-description'))!
      await links.nth(index).click()
      const words = page.locator('.gslide.current .gslide-desc')
      await expect(words).toHaveText(`${whole.slice(0, 59)}... See more`)
      await words.getByText('See more').click()
      await expect(words).toHaveText(whole)
      await expect(page.locator('.gslide.current .gslide-description')).toBeFocused()
    })
  })
}

test('a wide window shows descriptions whole', async ({ page }) => {
  await open(page, 0)
  await expect(page.locator('.gslide.current .gslide-desc')).not.toContainText('See more')
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it opens, turns and closes at once', async ({ page }) => {
    await open(page, 0)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 of 9')).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
})

test('a picture that cannot be had is said, with a plain link', async ({ page }) => {
  await page.goto(ADDRESS)
  const link = page.locator('a.glightbox').first()
  const address = (await link.getAttribute('href'))!
  await page.route(`**${address}`, (route) => route.abort())
  await link.click()
  const message = page.getByRole('alert')
  await expect(message).toContainText('This picture does not load here.')
  await expect(message.getByRole('link')).toHaveAttribute('href', new RegExp(`${address}$`))
})

test('should the lightbox itself not load, the link opens the picture', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.route('**/glightbox*.css', (route) => route.abort())
  const link = page.locator('a.glightbox').first()
  const address = (await link.getAttribute('href'))!
  await link.click()
  await page.waitForURL(`**${address}`)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('each link opens its picture', async ({ page }) => {
    await page.goto(ADDRESS)
    const link = page.locator('a.glightbox').first()
    const address = (await link.getAttribute('href'))!
    await link.click()
    await page.waitForURL(`**${address}`)
  })
})
