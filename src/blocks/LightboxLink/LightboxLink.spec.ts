import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../../../tests/axe.ts'
import { listenToConsole } from '../../../tests/console.ts'
import { dragMouse, fingers, middleOf } from '../../../tests/touch.ts'

const ADDRESS = '/our-practice'

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

test.describe('a mouse drags', () => {
  test('39px and the picture stays, 40px and it turns', async ({ page }) => {
    await open(page, 1)
    await dragPicture(page, { x: -39, y: 0 })
    await page.waitForTimeout(400)
    await expect(page.getByText('2 of 9')).toBeVisible()
    await dragPicture(page, { x: -40, y: 0 })
    await expect(page.getByText('3 of 9')).toBeVisible()
  })

  test('64px down and it stays, 65px and it closes', async ({ page }) => {
    await open(page, 1)
    await dragPicture(page, { x: 0, y: 64 })
    await page.waitForTimeout(600)
    await expect(page.getByRole('dialog')).toBeVisible()
    await dragPicture(page, { x: 0, y: 65 })
    await expectClosed(page)
  })
})

test('a click zooms above 768px, in and out again', async ({ page }) => {
  const console = listenToConsole(page)
  await page.setViewportSize({ width: 769, height: 800 })
  await open(page, 0)
  const picture = page.locator('.gslide.current img')
  const before = (await picture.boundingBox())!.width
  await picture.click()
  await expect(page.locator('.gslide.current')).toHaveClass(/zoomed/)
  expect((await picture.boundingBox())!.width).toBeGreaterThan(before * 1.5)
  await picture.click()
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  expect((await picture.boundingBox())!.width).toBeCloseTo(before, 0)
  console.expectSilence()
})

test('a window that narrows lets go of a zoomed picture', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, 0)
  await page.locator('.gslide.current img').click()
  await expect(page.locator('.gslide.current')).toHaveClass(/zoomed/)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  const { x, width } = (await page.locator('.gslide.current img').boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(700)
})

for (const width of [390, 768, 1280]) {
  test(`a click beside the picture closes at ${width}px, one on its words does not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 0)
    await page.locator('.gslide.current .gslide-desc').click({ position: { x: 4, y: 4 } })
    await page.waitForTimeout(300)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(width / 2, 12)
    await expectClosed(page)
  })
}

test('a click does not zoom at 768px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, 0)
  await page.locator('.gslide.current img').click()
  await page.waitForTimeout(200)
  await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe turns to the next', async ({ page }) => {
    await open(page, 0)
    const { x, y } = await middleOf(page.locator('.gslide.current img'))
    await (await fingers(page)).drag({ x: x + 100, y }, { x: x - 100, y })
    await expect(page.getByText('2 of 9')).toBeVisible()
  })

  test('See more unfolds a description by a tap, and a tap beside the picture closes', async ({ page }) => {
    await page.goto(ADDRESS)
    const links = page.locator('a.glightbox')
    const texts = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLElement).dataset.description!),
    )
    await open(
      page,
      texts.findIndex((text) => text.length > 60),
    )
    const words = page.locator('.gslide.current .gslide-desc')
    await expect(words).toContainText('See more')
    await words.getByText('See more').tap()
    await expect(words).toHaveText(texts.find((text) => text.length > 60)!)
    await page.waitForTimeout(800)
    await expect(words).toHaveText(texts.find((text) => text.length > 60)!)
    await page.touchscreen.tap(195, 40)
    await expectClosed(page)
  })

  test('a pinch is capped at 4.5', async ({ page }) => {
    const console = listenToConsole(page)
    await open(page, 0)
    const { x, y } = await middleOf(page.locator('.gslide.current img'))
    const finger = await fingers(page)
    const spread = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ]
    await finger.down(...spread(12))
    for (const by of [20, 40, 80, 120, 180]) await finger.move(...spread(by))
    const scale = () =>
      page
        .locator('.gslide.current img')
        .evaluate((image: HTMLElement) => new DOMMatrix(getComputedStyle(image).transform).a)
    expect(await scale()).toBe(4.5)
    await finger.move(...spread(6))
    expect(await scale()).toBe(1)
    await finger.up()
    console.expectSilence()
  })
})

test.describe('taps above 768px', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('two within 250 ms zoom in, two more zoom out; one alone does not', async ({ page }) => {
    await open(page, 0)
    const slide = page.locator('.gslide.current')
    const middle = await middleOf(slide.locator('img'))
    const finger = await fingers(page)
    await finger.tap(middle)
    await page.waitForTimeout(400)
    await expect(slide).not.toHaveClass(/zoomed/)
    await finger.tap(middle)
    await page.waitForTimeout(30)
    await finger.tap(middle)
    await expect(slide).toHaveClass(/zoomed/)
    await page.waitForTimeout(400)
    await finger.tap(middle)
    await page.waitForTimeout(30)
    await finger.tap(middle)
    await expect(slide).not.toHaveClass(/zoomed/)
  })

  test('two more than 250 ms apart do not zoom', async ({ page }) => {
    await open(page, 0)
    const middle = await middleOf(page.locator('.gslide.current img'))
    const finger = await fingers(page)
    await finger.tap(middle)
    await page.waitForTimeout(300)
    await finger.tap(middle)
    await page.waitForTimeout(300)
    await expect(page.locator('.gslide.current')).not.toHaveClass(/zoomed/)
  })

  test('a tap beside the picture closes, a press of 750 ms does not', async ({ page }) => {
    await open(page, 0)
    const finger = await fingers(page)
    await finger.down({ x: 500, y: 20 })
    await page.waitForTimeout(800)
    await finger.up()
    await page.waitForTimeout(700)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.touchscreen.tap(500, 20)
    await expectClosed(page)
  })
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

async function open(page: Page, index: number): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== ADDRESS) await page.goto(ADDRESS)
  await page.locator('a.glightbox').nth(index).click()
  await expect(page.locator('.gslide.current img')).toBeVisible()
  // The entrance takes half a second.
  await page.waitForFunction(
    () => document.querySelector('#glightbox-body')?.getAnimations({ subtree: true }).length === 0,
  )
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function dragPicture(page: Page, by: { x: number; y: number }): Promise<void> {
  await dragMouse(page, await middleOf(page.locator('.gslide.current img')), by)
}
