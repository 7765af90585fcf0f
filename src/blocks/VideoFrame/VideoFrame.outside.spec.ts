import { expect, test as plain, type Page } from '@playwright/test'
import { test } from '../../../tests/outside-companies.ts'
import { film } from '../../../tests/outside-services.ts'

const play = (page: Page) => page.getByRole('link', { name: /^Play: / })
const plainLink = (page: Page) =>
  page.getByRole('link', { name: 'Watch it on the video site (opens in a new tab)' })

test('the film waits behind our own picture and is loaded by a click, titled and focused', async ({
  page,
  services: { video },
  complaints,
}) => {
  await page.goto(film.page)
  await expect(play(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
  expect(video.requests).toEqual([])
  const title = (await play(page).textContent())!.replace('Play: ', '').trim()

  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.getByTitle(title, { exact: true })).toBeVisible()
  await expect.poll(() => video.requests).toEqual([`/embed/${film.id}?autoplay=1&rel=0&enablejsapi=1`])
  // Longer than the player may keep silent: it has answered, so nothing is said.
  await page.waitForTimeout(4_500)
  await expect(plainLink(page)).toBeHidden()
  expect(complaints).toEqual([])
})

for (const mood of ['hangs', 'refuses'] as const) {
  test(`a video site that ${mood} is excused within 5 s, with a plain link`, async ({
    page,
    services: { video },
  }) => {
    await video.become(mood)
    await page.goto(film.page)
    await play(page).click()
    // A busy machine gets some seconds on top; the bench of the server prints how many a quiet one takes.
    await expect(plainLink(page)).toBeVisible({ timeout: 20_000 })
    await expect(plainLink(page)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${film.id}`)
    await expect(page.getByRole('status').filter({ hasText: 'does not load' })).toBeVisible()
  })
}

test('in a banner the film is offered above 768px only', async ({ page, services: { video } }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(film.banner)
  await expect(play(page)).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await play(page).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => video.requests).toHaveLength(1)
})

plain(
  'unless the practice names another, the player is the one that sets fewer cookies',
  async ({ page }) => {
    await page.goto(film.page)
    await expect(page.locator('html')).toHaveAttribute('data-player', 'https://www.youtube-nocookie.com')
  },
)
