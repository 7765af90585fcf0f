import { type BrowserContext, chromium, test as base, type Page } from '@playwright/test'
import { startServices } from './outside-services.ts'

type Services = Awaited<ReturnType<typeof startServices>>

/** The site with every outside service set up, each standing in on an origin of its own; baseURL is that site. */
export const test = base.extend<{ services: Services; complaints: string[] }, { running: Services }>({
  running: [
    // Playwright reads the names of what a fixture needs from here: it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const services = await startServices()
      await use(services)
      await services.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  services: async ({ running }, use) => {
    const { analytics, financing, video } = running
    await Promise.all([analytics.reset(), financing.reset(), video.reset()])
    await use(running)
  },
  baseURL: ({ running }, use) => use(running.site.url),
  complaints: ({ context }, use) => use(complaintsIn(context)),
})

/** What the console says of any page from now on: a broken policy is reported there, in frames too. */
export function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
  return complaints
}

/** The requests of a page that go anywhere but to the site. */
export function offOrigin(page: Page, site: string): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site}/`) && !request.url().startsWith('data:'))
      requests.push(request.url())
  })
  return requests
}

/** A browser of its own, with or without the cache that keeps whole pages for Back. */
export async function openBrowser(baseURL: string, keepsPages: boolean) {
  const browser = await chromium.launch({
    ...base.info().project.use.launchOptions,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
  const page = await browser.newPage({ baseURL })
  return {
    page,
    close: () => browser.close(),
    // page.goBack waits for a load event, which a page from that cache does not have.
    async goBack() {
      const from = page.url()
      await page.evaluate(() => void setTimeout(() => history.back()))
      await page.waitForFunction((url) => location.href !== url, from)
    },
  }
}
