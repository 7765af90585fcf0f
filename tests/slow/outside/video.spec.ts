import { expect, type Page } from '@playwright/test'
import { film, test } from './outside-test.ts'

const play = (page: Page) => page.getByRole('link', { name: /^Play: / })
const plainLink = (page: Page) =>
  page.getByRole('link', { name: 'Watch it on the video site (opens in a new tab)' })

test('the film waits behind our own picture and is loaded by a click, titled and focused', async ({
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
  test(`a video site that ${mood} is excused after 4 s, with a plain link`, async ({
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

test('in a banner the film is offered above 768px only', async ({ page, companies: { video } }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(film.banner)
  await expect(play(page)).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await awake(page)
  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => video.requests).toHaveLength(1)
})

test('in the lightbox it is a slide with the frame of its player, or is reported', async ({
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

/** Pressed before its script has come, the link would lead to the video site, as it should. */
async function awake(page: Page): Promise<void> {
  await play(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}
