import { expect, test, type Page } from '@playwright/test'
import { listenToConsole } from '../../../tests/helpers/console.ts'
import { ADDRESS } from './testing/opened.ts'

const WATCH = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const PLAYER = 'https://www.youtube-nocookie.com'

test('a film of ours plays by itself in a player from our own origin', async ({ page }) => {
  const console = listenToConsole(page)
  const origins = new Set<string>()
  const files: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    origins.add(origin)
    files.push(pathname)
  })
  await openLink(page, 'Our film')
  const film = page.locator('.gslide.current video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect(page.locator('.gslide.current').getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  expect(files.some((file) => /\/plyr\.[\w-]+\.svg$/.test(file))).toBe(true)
  expect([...origins]).toEqual([new URL(page.url()).origin])
  console.expectSilence()
})

test('content makes slides of a film and of a part of the page', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.getByRole('link', { name: 'Watch the film of this page' }).click()
  const film = page.locator('.gslide.current video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('.gslide.current .ginlined-content')).toContainText('Core values')
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  })
  test('it plays by itself too, without a sound', async ({ page }) => {
    await openLink(page, 'Our film')
    const film = page.locator('.gslide.current video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  })
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('it waits to be played', async ({ page }) => {
    await openLink(page, 'Our film')
    await expect(page.locator('.gslide.current video')).toBeVisible()
    await page.waitForTimeout(1000)
    expect(
      await page.locator('.gslide.current video').evaluate((video: HTMLVideoElement) => video.paused),
    ).toBe(true)
  })
})

test('arrow keys belong to the player while it has the focus', async ({ page }) => {
  await openLink(page, 'Our film')
  await expect(page.locator('.gslide.current video')).toBeVisible()
  await page.locator('.gslide.current input[type="range"]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test('a film that cannot be had is said, with a plain link', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }))
  await openLink(page, 'Our film')
  await expect(page.getByRole('alert')).toContainText('This film does not load here.')
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /\.mp4$/)
})

test('so is a player that cannot be had', async ({ page }) => {
  await page.route(/\/player\.[\w-]+\.js$/, (route) => route.abort())
  await openLink(page, 'Our film')
  await expect(page.getByRole('alert')).toContainText('This film does not load here.')
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /\.mp4$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a film on the video site comes in the frame of its cookieless player', async ({ page }) => {
  await page.route(`${PLAYER}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>addEventListener("message", () => parent.postMessage("{}", "*"))</script>',
    }),
  )
  await openLink(page, 'Their film', { frames: PLAYER })
  const frame = page.locator('.gslide.current iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
  )
  await expect(frame).toHaveAttribute('title', /film/i)
  await page.waitForTimeout(5000)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('where the frame is refused, that is said within 5 s, with a plain link', async ({ page }) => {
  await openLink(page, 'Their film')
  await expect(page.getByRole('alert')).toContainText('This film does not load here.', { timeout: 5000 })
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', WATCH)
})

test('a part of the page is shown as a copy, and its links are within reach', async ({ page }) => {
  const console = listenToConsole(page)
  await openLink(page, 'Some words')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Words in place')).toBeVisible()
  expect(
    await dialog.locator('.ginlined-content > *').evaluate((copy) => getComputedStyle(copy).opacity),
  ).toBe('1')
  await expect(page.locator('#some-words')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('link', { name: 'A link among them' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  console.expectSilence()
})

/** The gallery's page as it is served, with three more links at its end, and a policy that allows a frame if asked. */
async function openLink(page: Page, name: string, { frames = '' } = {}): Promise<void> {
  await page.route(ADDRESS, async (route) => {
    const answer = await route.fetch()
    const home = await (
      await route.fetch({
        url: new URL('/', page.url() === 'about:blank' ? route.request().url() : page.url()).href,
      })
    ).text()
    const film = /data-film="([^"]+)"/.exec(home)![1]!
    const links = [
      [film, 'Our film'],
      [WATCH, 'Their film'],
      ['#some-words', 'Some words'],
    ].map(([href, text]) => `<p><a class="glightbox" data-gallery="films" href="${href}">${text}</a></p>`)
    const part =
      '<div id="some-words" data-reveal=""><p>Words in place</p><a href="/contact">A link among them</a></div>'
    const body = (await answer.text()).replace(
      '</main>',
      `<section><h2>Films</h2>${links.join('')}${part}</section></main>`,
    )
    const headers = { ...answer.headers() }
    if (frames) {
      delete headers['cross-origin-embedder-policy']
      headers['content-security-policy'] += `; frame-src ${frames}`
    }
    await route.fulfill({ response: answer, body, headers })
  })
  await page.goto(ADDRESS)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('dialog', { name: 'Films' })).toBeVisible()
}
