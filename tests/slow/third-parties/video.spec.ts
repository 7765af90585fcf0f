import { expect, type Page } from '@playwright/test'
import { film, test } from './third-party-test.ts'

const play = (page: Page) => page.getByRole('link', { name: /^Play: / })
const plainLink = (page: Page) =>
  page.getByRole('link', { name: 'Watch it on the video site (opens in a new tab)' })

test('video site film waits behind our picture and loads by a click, titled and focused', async ({
  page,
  videoSite,
  consoleErrors,
}) => {
  await page.clock.install()
  await page.addInitScript(() =>
    addEventListener('message', ({ data }) => Object.assign(window, { playerMessage: data })),
  )
  await page.goto(film.page)
  await expect(play(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
  const title = (await play(page).textContent())!.replace('Play: ', '').trim()
  await scriptLoaded(page)
  expect(videoSite.requests).toEqual([])

  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.getByTitle(title, { exact: true })).toBeVisible()
  await expect.poll(() => videoSite.requests).toEqual([`/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1`])
  await expect
    .poll(async () => {
      await page.clock.runFor(250)
      return page.evaluate(() => 'playerMessage' in window)
    })
    .toBe(true)
  // The player has answered, so the link of a player that does not load stays hidden.
  await page.clock.runFor(5_000)
  await expect(plainLink(page)).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('video site that hangs shows a plain link after 4 s', async ({ page, videoSite }) => {
  videoSite.become('hangs')
  await page.clock.install()
  await page.goto(film.page)
  await scriptLoaded(page)
  await play(page).click()
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.runFor(4_000)
  await expect(plainLink(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
  await expect(page.getByRole('status').filter({ hasText: 'does not load' })).toBeVisible()
})

test('banner has the background and text color its page names', async ({ page, consoleErrors }) => {
  await page.goto(film.banner)
  await expect(page.locator('.banner-content').locator('..')).toHaveClass(/\bbg-cream\b/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(90, 45, 12)')
  expect(consoleErrors).toEqual([])
})

test('video site film in a banner plays by itself above 768px where set, and can be stopped', async ({
  page,
  videoSite,
  consoleErrors,
}) => {
  await letBannersPlay(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(film.banner)
  await page.waitForLoadState('networkidle')
  await expect(play(page)).toBeHidden()
  expect(videoSite.requests).toEqual([])
  await page.setViewportSize({ width: 769, height: 800 })
  await expect
    .poll(() => videoSite.requests)
    .toEqual([
      `/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1&mute=1&controls=0&loop=1&playlist=${film.id}`,
    ])
  await expect(play(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pause video' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(play(page)).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('video site film in a banner waits for a press with less motion or a silent site', async ({
  page,
  videoSite,
}) => {
  await letBannersPlay(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(film.banner)
  await page.waitForLoadState('networkidle')
  await expect(play(page)).toBeVisible()
  expect(videoSite.requests).toEqual([])
  videoSite.become('hangs')
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('iframe')).toBeAttached()
  await expect(async () => {
    await page.clock.runFor(4_000)
    await expect(play(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('video site film in the lightbox is a frame of its player, or is reported', async ({
  page,
  videoSite,
  consoleErrors,
}) => {
  await page.goto(film.gallery)
  await page.getByRole('link', { name: film.link }).click()
  await expect(page.locator('.lightbox iframe')).toHaveAttribute(
    'src',
    `${videoSite.origin}/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1`,
  )
  await expect.poll(() => videoSite.requests.length).toBe(1)
  expect(consoleErrors).toEqual([])
  await page.keyboard.press('Escape')
  videoSite.become('refuses')
  await page.getByRole('link', { name: film.link }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${film.id}`,
  )
})

/** Adds what `video.banner: frame` in integrations.yaml adds to every page. */
async function letBannersPlay(page: Page): Promise<void> {
  await page.route(`**${film.banner}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<html ', '<html data-plays-in-banner ')
    return route.fulfill({ response, body })
  })
}

/** Before its script has loaded, the link leads to the video site. */
async function scriptLoaded(page: Page): Promise<void> {
  await play(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}
