import type { Browser, Page } from '@playwright/test'
import { journeys, type Journey } from './journeys.ts'

/** The middle one and the slowest of the visits, in milliseconds. */
export type Interaction = { name: string; middle: number; slowest: number }

const VISITS = 5

/**
 * From a press to the next paint, in a window as wide as a phone's, on a processor four times slower than this one.
 */
export async function timeInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const figures: Interaction[] = []
  for (const journey of journeys) {
    const times: number[] = []
    while (times.length < VISITS) times.push(await time(browser, url, journey))
    times.sort((one, other) => one - other)
    figures.push({ name: journey.name, middle: times[VISITS >> 1]!, slowest: times.at(-1)! })
  }
  return figures
}

async function time(browser: Browser, url: string, { address, prepare, press }: Journey): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url + address, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await settled(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const milliseconds = await slowestOf(page, () => press(page))
  await context.close()
  return milliseconds
}

/** People look before they press: what comes in as they scroll, over a second as specified, has come. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map((one) => one.finished))
  })
}

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
