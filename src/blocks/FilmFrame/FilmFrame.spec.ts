import { expect, test, type Page } from '@playwright/test'

const pages = ['/', '/meet-us', '/hair-restoration', '/mental-wellness', '/peptide-therapy']

for (const address of pages) {
  test(`${address} plays its films, silent and looping, above 768px`, async ({ page }) => {
    await page.goto(address)
    const frames = page.locator('[data-film]')
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded()
      const video = frame.locator('video')
      await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
      expect(
        await video.evaluate((film: HTMLVideoElement) => [film.loop, film.muted, film.autoplay, film.paused]),
      ).toEqual([true, true, true, false])
      await expect(frame.getByRole('button', { name: 'Pause film' })).toBeVisible()
    }
  })
}

test('the home page has two films', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-film]')).toHaveCount(2)
})

test('the pause button pauses and plays', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('[data-film]').first()
  const paused = () => hero.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
  await hero.getByRole('button', { name: 'Pause film' }).click()
  await expect(hero.getByRole('button', { name: 'Play film' })).toBeVisible()
  expect(await paused()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(hero.getByRole('button', { name: 'Pause film' })).toBeVisible()
  expect(await paused()).toBe(false)
})

test('the photograph is the largest paint and the film is sent for after the page has loaded', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.locator('[data-film]').first()
  await expect(hero.locator('video')).toBeAttached()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\.(?:mp4|webm)$/.test(name)),
  )
  const { paint, loaded, asked } = await page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry | undefined>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const film = performance.getEntriesByType('resource').find(({ name }) => /\.(?:mp4|webm)$/.test(name))
    return {
      paint: (paint as unknown as { element?: Element } | undefined)?.element?.closest('[data-film]')
        ?.className,
      loaded: navigation?.loadEventStart,
      asked: film?.startTime,
    }
  })
  expect(paint).toBeDefined()
  expect(asked).toBeGreaterThanOrEqual(loaded!)
})

test('the smaller file is played where it can be, the mp4 where it cannot', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().split('.').at(-1) ?? ''))
  await page.goto('/')
  const video = page.locator('[data-film]').first().locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  expect(asked).toContain('webm')
  expect(asked).not.toContain('mp4')
  await page.route('**/*.webm', (route) => route.abort())
  await page.reload()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  expect(await video.evaluate((film: HTMLVideoElement) => film.currentSrc)).toMatch(/\.mp4$/)
})

test('a film that cannot be had leaves the photograph', async ({ page }) => {
  await page.route(/\.(?:mp4|webm)$/, (route) => route.abort())
  await page.goto('/')
  const hero = page.locator('[data-film]').first()
  await expect(hero.locator('img')).toBeVisible()
  await expect(hero.locator('video')).toHaveCount(0)
  await expect(hero.getByRole('button')).toBeHidden()
})

test('the film comes and goes as the window passes 768px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const video = page.locator('[data-film]').first().locator('video')
  await page.waitForTimeout(300)
  await expect(video).toHaveCount(0)
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(video).toHaveCount(1)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(video).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause film' })).toHaveCount(0)
})

test.describe('only the photograph', () => {
  test('at 768px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expectNoFilm(page)
  })
  test('where stillness is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectNoFilm(page)
  })
  test('where fewer bytes are asked for', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await expectNoFilm(page)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('only the photograph', async ({ page }) => {
    await expectNoFilm(page)
  })
})

async function expectNoFilm(page: Page): Promise<void> {
  const films: string[] = []
  page.on('request', (request) => /\.(?:mp4|webm)$/.test(request.url()) && films.push(request.url()))
  await page.goto('/')
  for (const frame of await page.locator('[data-film]').all()) {
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.locator('img')).toBeVisible()
    await expect(frame.getByRole('button')).toBeHidden()
  }
  await page.waitForTimeout(500)
  expect(films).toEqual([])
  await expect(page.locator('video')).toHaveCount(0)
}
