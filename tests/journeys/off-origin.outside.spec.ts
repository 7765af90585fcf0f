import { expect, type Page } from '@playwright/test'
import { complaintsIn, offOrigin, test } from '../outside-companies.ts'
import { film } from '../outside-services.ts'
import { readThrough } from '../read-through.ts'

/** Visits every page of the site with everything set up: first a visitor who asks for nothing, then one who opens it all. */
test('no page contacts anybody unasked, and nothing that is opened breaks its policy', async ({
  browser,
  services: { site, analytics, financing, video },
}) => {
  test.setTimeout(300_000)
  const unasked: Record<string, string[]> = {}
  const strangers: string[] = []
  const complaints: string[][] = []
  const queue = [...site.manifest.pages]
  const tour = async () => {
    // Three visitors share the tour, each with a memory of their own.
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 800, height: 600 } })
    complaints.push(complaintsIn(context))
    const page = await context.newPage()
    const requests = offOrigin(page, site.url)
    await page.addInitScript(() => localStorage.clear())
    for (let address = queue.shift(); address; address = queue.shift()) {
      requests.length = 0
      await page.goto(address)
      await readThrough(page)
      // Opening the payment plans is what asks for the lender's widget.
      const invited = address === '/payment-plans' ? [financing.origin] : []
      unasked[address] = requests.filter((url) => !invited.includes(new URL(url).origin))
      await openEverything(page)
      const known = [analytics.origin, financing.origin, video.origin]
      strangers.push(...requests.filter((url) => !known.includes(new URL(url).origin)))
    }
    await context.close()
  }
  await Promise.all([tour(), tour(), tour()])

  expect(Object.keys(unasked)).toHaveLength(site.manifest.pages.length)
  expect(Object.entries(unasked).filter(([, urls]) => urls.length > 0)).toEqual([])
  expect(strangers).toEqual([])
  expect(complaints.flat()).toEqual([])
  expect(analytics.requests.length).toBeGreaterThan(50)
  expect(video.requests).toHaveLength(2)
  expect(financing.calls).toHaveLength(1)
})

test('only pages that can show a frame may, and only those go without isolation', async ({
  request,
  services: { site, video },
}) => {
  expect(site.manifest.frames).toEqual({
    '/embed/financing': [expect.any(String), 'https://*.withcherry.com'],
    '/payment-plans': ["'self'"],
    [film.page]: [video.origin],
    [film.banner]: [video.origin],
    [film.gallery]: [video.origin],
  })
  for (const address of ['/', '/contact', '/payment-plans', film.page, '/embed/financing']) {
    const headers = (await request.get(address)).headers()
    const isolated = 'cross-origin-embedder-policy' in headers
    expect(isolated, address).toBe(!(address in site.manifest.frames))
    expect(headers['content-security-policy']?.includes('frame-src'), address).toBe(!isolated)
  }
})

/** Says yes, unfolds every panel, wakes every form, plays the film, opens the lightbox. */
async function openEverything(page: Page): Promise<void> {
  const yes = page.getByRole('button', { name: 'Yes, you may count' })
  if (await yes.isVisible()) {
    await yes.click()
    await page.waitForFunction(() => 'moreOfGtag' in window)
  }
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('main details')) panel.setAttribute('open', '')
    for (const form of document.querySelectorAll('form'))
      form.dispatchEvent(new Event('focusin', { bubbles: true }))
    document.querySelector<HTMLElement>('[data-video-play]')?.scrollIntoView()
    document.querySelector<HTMLElement>('a.glightbox')?.click()
  })
  await playFilm(page)
  if ((await page.locator('a.glightbox').count()) > 0) await page.locator('.lightbox').waitFor()
  if ((await page.locator('[data-financing]').count()) > 0) await page.locator('[data-state=drawn]').waitFor()
  // A film may keep its line open for as long as it plays.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
}

/** Pressed before its script has come, it would lead to the video site, as it should: so it is pressed until it does not. */
async function playFilm(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const play = document.querySelector<HTMLElement>('[data-video-play]')
      let isPlayed = !play
      const see = (event: Event) => {
        isPlayed = event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', see, { once: true })
      play?.click()
      document.removeEventListener('click', see)
      return isPlayed
    },
    undefined,
    { timeout: 15_000 },
  )
}
