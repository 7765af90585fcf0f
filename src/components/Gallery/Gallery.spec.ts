import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../../../tests/helpers/axe.ts'
import { collectPageErrors } from '../../../tests/helpers/page-errors.ts'
import { dragMouse, fingers, middleOf } from '../../../tests/helpers/touch.ts'

/** A page whose lightbox links open pictures, a film and a section. */
const ADDRESS = '/accessibility'
const FILM = 'a.glightbox[href$=".mp4"]'

const pictures = (page: Page) => page.locator('a.glightbox:has(img)')
const dialog = (page: Page) => page.getByRole('dialog')
const picture = (page: Page) => page.locator('.lightbox img')
const scale = (page: Page) =>
  picture(page).evaluate((image: HTMLElement) => new DOMMatrix(image.style.transform).a)

async function open(page: Page, index = 0): Promise<void> {
  // A click before the script has loaded follows the link to the picture itself.
  if (page.url() === 'about:blank') await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  await pictures(page).nth(index).click()
  await expect(picture(page)).toBeVisible()
  await page.waitForFunction(
    () => document.querySelector('.lightbox')?.getAnimations({ subtree: true }).length === 0,
  )
}

async function expectPlace(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(`${number} of ${await pictures(page).count()}`)
}

test('lightbox downloads nothing before the first opening', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => /\/dialog\.[\w-]+\.js$/.test(request.url()) && scripts.push(request.url()))
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  await pictures(page).last().scrollIntoViewIfNeeded()
  expect(scripts).toEqual([])
  await open(page)
  expect(scripts).toHaveLength(1)
})

test('lightbox focuses Close, disables its arrows at the ends and makes the page inert', async ({ page }) => {
  await open(page)
  const name = await page.locator('section:has(a.glightbox:has(img)) h2').innerText()
  const box = page.getByRole('dialog', { name, exact: true })
  await expect(box.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(box.getByRole('figure')).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await page.locator('main a').first().focus()
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
  for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
  await expectPlace(page, 2)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('lightbox closes by Back in its place, and after Close Back leaves the page', async ({ page }) => {
  await page.goto('/contact')
  await page.goto(ADDRESS)
  await open(page, 1)
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => [location.pathname, scrollY])).toEqual([ADDRESS, scrolled])
  await open(page, 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.waitForFunction(() => !(history.state as { lightbox?: true } | null)?.lightbox)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('lightbox zooms by click above 768px, pans by drag and resets in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 })
  await open(page)
  await picture(page).click()
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5)
  await dragMouse(page, { x: 380, y: 380 }, { x: -90, y: 0 })
  await expect(picture(page)).toHaveAttribute('style', /translate\(-90px, 0px\)/)
  await expectPlace(page, 1)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(() => scale(page)).toBe(1)
  await picture(page).click()
  expect(await scale(page)).toBe(1)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('lightbox turns by swipe, enlarges by pinch up to 4.5 and closes by a tap beside', async ({
    page,
  }) => {
    const errors = collectPageErrors(page)
    await open(page)
    const { x, y } = await middleOf(picture(page))
    const finger = await fingers(page)
    await finger.drag({ x: x + 50, y }, { x: x - 50, y })
    await expectPlace(page, 2)
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ]
    await finger.down(...spread(12))
    for (const by of [20, 40, 80, 120, 180]) await finger.move(...spread(by))
    await expect.poll(() => scale(page)).toBe(4.5)
    await finger.move(...spread(6))
    await expect.poll(() => scale(page)).toBe(1)
    await finger.up()
    await page.touchscreen.tap(195, 40)
    await expect(dialog(page)).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('lightbox cuts a description at 60 characters, and See more shows the rest', async ({ page }) => {
    await page.goto(ADDRESS)
    const texts = await pictures(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('data-description')!),
    )
    const whole = texts.find((text) => text.length > 60)!
    await open(page, texts.indexOf(whole))
    const words = page.locator('.lightbox figcaption')
    await expect(words).toHaveText(`${whole.slice(0, 59)}... See more`)
    await words.getByRole('link', { name: 'See more' }).tap()
    await expect(words).toHaveText(whole)
    await expect(words).toBeFocused()
  })
})

test('lightbox plays a film muted with native controls and shows a part of the page', async ({ page }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(ADDRESS)
  await page.locator(FILM).click()
  const film = page.locator('.lightbox video[controls]')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.muted && video.currentTime > 0))
    .toBe(true)
  await film.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status')).toHaveText('1 of 2')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('.lightbox-part h2')).toBeVisible()
  const hash = await page.locator('a.glightbox[href^="#"]').evaluate((link: HTMLAnchorElement) => link.hash)
  await expect(page.locator(hash)).toHaveCount(1)
  await expectAccessible(page, '.lightbox')
  expect([...origins]).toEqual([new URL(page.url()).origin])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('lightbox with reduced motion animates nothing and does not autoplay a film', async ({ page }) => {
    await open(page)
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, 2)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(FILM).click()
    const film = page.locator('.lightbox video')
    expect(await film.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(false)
  })
})

test('lightbox reports a film that does not load, with a plain link', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.abort())
  await page.goto(ADDRESS, { waitUntil: 'networkidle' })
  await page.locator(FILM).click()
  await expect(page.getByRole('alert')).toContainText('This video does not load here.')
  const address = (await page.locator(FILM).getAttribute('href'))!
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', new RegExp(`${address}$`))
})
