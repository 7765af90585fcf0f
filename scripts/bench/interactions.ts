import type { Browser, Page } from '@playwright/test'

export type Interaction = { name: string; milliseconds: number }

/**
 * From a press to the next paint, in a window as wide as a phone's, on a processor four times slower than this one:
 * the middle one of three visits.
 */
export async function timeInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const figures: Interaction[] = []
  for (const journey of journeys) {
    const times = [
      await time(browser, url, journey),
      await time(browser, url, journey),
      await time(browser, url, journey),
    ]
    figures.push({ name: journey.name, milliseconds: times.toSorted((one, other) => one - other)[1]! })
  }
  return figures
}

async function time(browser: Browser, url: string, { address, prepare, press }: Journey): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url + address, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const milliseconds = await slowestOf(page, () => press(page))
  await context.close()
  return milliseconds
}

type Journey = {
  name: string
  address: string
  prepare?(page: Page): Promise<void>
  press(page: Page): Promise<void>
}

const journeys: Journey[] = [
  { name: 'menu opens', address: '/', press: (page) => page.locator('[popovertarget="menu"]').tap() },
  {
    name: 'menu unfolds a title',
    address: '/',
    prepare: (page) => page.locator('[popovertarget="menu"]').tap(),
    press: (page) => page.locator('#menu summary').first().tap(),
  },
  {
    name: 'panel opens',
    address: '/vitamin-infusions',
    prepare: (page) => page.locator('[data-panel]').first().scrollIntoViewIfNeeded(),
    press: (page) => page.locator('[data-panel] summary').first().tap(),
  },
  {
    name: 'quote turns',
    address: '/',
    async prepare(page) {
      await page.locator('[data-testimonials]').scrollIntoViewIfNeeded()
      await page.locator('.swiper-initialized').waitFor()
    },
    press: (page) => page.getByRole('button', { name: 'Show quote 3' }).tap(),
  },
  {
    name: 'lightbox opens for the first time',
    address: '/our-practice',
    prepare: (page) => page.locator('a.glightbox').first().scrollIntoViewIfNeeded(),
    press: (page) => page.locator('a.glightbox').first().tap(),
  },
  {
    name: 'lightbox turns',
    address: '/our-practice',
    async prepare(page) {
      await page.locator('a.glightbox').first().tap()
      await page.locator('.gslide.current img').waitFor()
      await page.waitForTimeout(1000)
    },
    press: (page) => page.getByRole('button', { name: 'Next' }).tap(),
  },
]

/** The longest of the events that one press made, as the browser reports it. */
async function slowestOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) durations.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await press()
  await page.waitForTimeout(1500)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
}
