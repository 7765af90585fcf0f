import { expect, test, type Locator, type Page } from '@playwright/test'
import { films as words } from '#lib/words/en/blocks.ts'

const FILM = /\.(?:mp4|webm)$/
const wide = { width: 769, height: 900 }

test('film on the home page plays, silent and looping, until its button is pressed', async ({ page }) => {
  await page.goto('/')
  const frames = await page.locator('[data-film]:visible').all()
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) {
    await frame.scrollIntoViewIfNeeded()
    await expectPlaying(frame.locator('video'))
    const state = await frame
      .locator('video')
      .evaluate((film: HTMLVideoElement) => [film.loop, film.muted, film.autoplay, film.paused])
    expect(state).toEqual([true, true, true, false])
    const paused = () => frame.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
    await frame.getByRole('button', { name: words.pause, exact: true }).click()
    await expect.poll(paused).toBe(true)
    await frame.getByRole('button', { name: words.play, exact: true }).press('Enter')
    await expect.poll(paused).toBe(false)
    await expect(frame.getByRole('button', { name: words.pause })).toBeVisible()
  }
})

test('film is requested after the load event', async ({ page }) => {
  await page.goto('/')
  const isAfterLoad = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const film = performance.getEntriesByType('resource').find(({ name }) => /\.(?:mp4|webm)$/.test(name))
    return film && film.startTime >= navigation!.loadEventStart
  }
  await expect.poll(() => page.evaluate(isAfterLoad)).toBe(true)
})

test('film plays the smaller file where it can, else the mp4', async ({ page }) => {
  const requested = filmsRequested(page)
  await page.goto('/')
  const video = page.locator('[data-film]:visible').first().locator('video')
  await expectPlaying(video)
  expect(requested.filter((url) => !url.endsWith('.webm'))).toEqual([])
  await page.route('**/*.webm', (route) => route.abort())
  await page.reload()
  await expectPlaying(video)
  expect(await video.evaluate((film: HTMLVideoElement) => film.currentSrc)).toMatch(/\.mp4$/)
})

test('film that cannot load leaves its photograph', async ({ page }) => {
  await page.route(FILM, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'))
  await page.goto('/')
  await failed
  const banner = page.locator('[data-film]:visible').first()
  await expect(banner.locator('img')).toBeVisible()
  await expect(banner.locator('video')).toHaveCount(0)
  await expect(banner.getByRole('button')).toBeHidden()
})

test('banner film plays above 768px only, as often as the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const requested = await openStill(page)
  const video = page.locator('[data-film] video').first()
  await page.setViewportSize(wide)
  await expect(video).toBeAttached()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(video).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.pause })).toHaveCount(0)
  expect(requested.length).toBeGreaterThan(0)
})

for (const width of [390, 760, 800])
  test(`second film of the home page plays at ${width}px unless less motion is asked for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const second = page.locator('section [data-film]')
    await second.scrollIntoViewIfNeeded()
    await expectPlaying(second.locator('video'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(second.locator('video')).toHaveCount(0)
    await expect(second.locator('img')).toBeVisible()
  })

for (const wish of ['fewer bytes', 'less motion'])
  test(`no film but the poster of each is loaded where ${wish} is asked for`, async ({ page }) => {
    if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' })
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    const requested = await openStill(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.setViewportSize(wide)
    const poster = page.locator('section [data-film] img')
    await poster.scrollIntoViewIfNeeded()
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-film] :is(video, button:visible)')).toHaveCount(0)
    expect(requested).toEqual([])
  })

/** Opens the home page where films must not play, and expects no request for a film. */
async function openStill(page: Page): Promise<string[]> {
  const requested = filmsRequested(page)
  await page.goto('/')
  await expect(page.locator('[data-film] img:visible').first()).toBeVisible()
  await expect(page.locator('[data-film] button:visible, video')).toHaveCount(0)
  expect(requested).toEqual([])
  return requested
}

function filmsRequested(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => FILM.test(request.url()) && requested.push(request.url()))
  return requested
}

function expectPlaying(video: Locator): Promise<void> {
  return expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
}
