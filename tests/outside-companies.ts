import { type BrowserContext, chromium, test as base, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { startAnalytics } from './stand-ins/analytics.ts'
import { startFinancing } from './stand-ins/financing.ts'
import { loopback } from './stand-ins/stand-in.ts'
import { startVideo } from './stand-ins/video.ts'
import { startVariant } from './variant.ts'

export const measurementId = 'G-TEST12345'
/** A film on the video site: in a section of one page, in the banner of another, in the gallery of a third. */
export const film = {
  id: 'aqz-KE-bpKQ',
  page: '/telemedicine',
  banner: '/house-calls',
  gallery: '/our-practice',
  link: 'A film on the video site',
}

const port = Number(process.env['TEST_PORT'] ?? 4517)
const ports = { analytics: port + 2, financing: port + 3, video: port + 4 }

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

async function startServices() {
  // The origins are written into the pages, so the build belongs to them.
  const site = await startVariant(`services-${port}`, import.meta.filename, (copy) => {
    const set = (path: string[], value: unknown) => copy.set('integrations.yaml', path, value)
    set(['analytics', 'measurementId'], measurementId)
    set(['analytics', 'scriptUrl'], `${loopback(ports.analytics)}/gtag/js`)
    set(['financing', 'slug'], 'sample-practice')
    set(['financing', 'scriptUrl'], `${loopback(ports.financing)}/widgets/widget.js`)
    set(['video', 'host'], loopback(ports.video))
    const sections = parse(copy.read('pages/our-practice.yaml')).sections as { block: string }[]
    const gallery = ['sections', sections.findIndex(({ block }) => block === 'gallery')]
    copy.set('pages/telemedicine.yaml', ['sections', 1, 'videoId'], film.id)
    copy.set('pages/house-calls.yaml', ['banner', 'videoId'], film.id)
    copy.set('pages/our-practice.yaml', [...gallery, 'links', 2], { text: film.link, videoId: film.id })
  })
  const [analytics, financing, video] = await Promise.all([
    startAnalytics(ports.analytics),
    startFinancing(ports.financing),
    startVideo(ports.video),
  ])
  return {
    analytics,
    financing,
    video,
    site,
    async close() {
      await Promise.all([analytics.stop(), financing.stop(), video.stop(), site.close()])
    },
  }
}
