import { expect, type Page } from '@playwright/test'
import { film, test } from './outside-test.ts'

const play = (page: Page) => page.getByRole('link', { name: /^Play: / })
const plainLink = (page: Page) =>
  page.getByRole('link', { name: 'Watch it on the video site (opens in a new tab)' })

test('video site film waits behind our picture and loads by a click, titled and focused', async ({
  page,
  companies: { video },
  complaints,
}) => {
  await page.clock.install()
  await page.addInitScript(() =>
    addEventListener('message', ({ data }) => Object.assign(window, { heard: data })),
  )
  await page.goto(film.page)
  await expect(play(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
  const title = (await play(page).textContent())!.replace('Play: ', '').trim()
  await awake(page)
  expect(video.requests).toEqual([])

  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.getByTitle(title, { exact: true })).toBeVisible()
  await expect.poll(() => video.requests).toEqual([`/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1`])
  await expect
    .poll(async () => {
      await page.clock.runFor(250)
      return page.evaluate(() => 'heard' in window)
    })
    .toBe(true)
  // Longer than the player may keep silent: it has answered, so nothing is said.
  await page.clock.runFor(5_000)
  await expect(plainLink(page)).toBeHidden()
  expect(complaints).toEqual([])
})

for (const mood of ['hangs', 'refuses'] as const) {
  test(`video site that ${mood} is excused after 4 s, with a plain link`, async ({
    page,
    companies: { video },
  }) => {
    video.become(mood)
    await page.clock.install()
    await page.goto(film.page)
    await awake(page)
    await play(page).click()
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(4_000)
    await expect(plainLink(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
    await expect(page.getByRole('status').filter({ hasText: 'does not load' })).toBeVisible()
  })
}

test('banner has the ground and text color its page names', async ({ page, complaints }) => {
  await page.goto(film.banner)
  await expect(page.locator('.hero-content').locator('..')).toHaveClass(/\bbg-cream\b/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(90, 45, 12)')
  expect(complaints).toEqual([])
})

test('video site film in a banner is offered above 768px only', async ({ page, companies: { video } }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(film.banner)
  await expect(play(page)).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await awake(page)
  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => video.requests).toHaveLength(1)
})

test('video site film in a banner plays by itself above 768px where set, and can be stopped', async ({
  page,
  companies: { video },
  complaints,
}) => {
  await letBannersPlay(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(film.banner)
  await page.waitForLoadState('networkidle')
  expect(video.requests).toEqual([])
  await page.setViewportSize({ width: 769, height: 800 })
  await expect
    .poll(() => video.requests)
    .toEqual([
      `/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1&mute=1&controls=0&loop=1&playlist=${film.id}`,
    ])
  await expect(play(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pause video' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(play(page)).toBeFocused()
  expect(complaints).toEqual([])
})

test('video site film in a banner waits for a press with less motion or a silent site', async ({
  page,
  companies: { video },
}) => {
  await letBannersPlay(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(film.banner)
  await page.waitForLoadState('networkidle')
  await expect(play(page)).toBeVisible()
  expect(video.requests).toEqual([])
  video.become('hangs')
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
  companies: { video },
  complaints,
}) => {
  await page.goto(film.gallery)
  await page.getByRole('link', { name: film.link }).click()
  await expect(page.locator('.lightbox iframe')).toHaveAttribute(
    'src',
    `${video.origin}/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1`,
  )
  await expect.poll(() => video.requests.length).toBe(1)
  expect(complaints).toEqual([])
  await page.keyboard.press('Escape')
  video.become('refuses')
  await page.getByRole('link', { name: film.link }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${film.id}`,
  )
})

/** What `video.banner: frame` in integrations.yaml writes into every document. */
async function letBannersPlay(page: Page): Promise<void> {
  await page.route(`**${film.banner}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<html ', '<html data-plays-in-banner ')
    return route.fulfill({ response, body })
  })
}

/** Pressed before its script has come, the link would lead to the video site, as it should. */
async function awake(page: Page): Promise<void> {
  await play(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}
