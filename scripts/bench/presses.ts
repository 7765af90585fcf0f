import type { Browser, Page } from '@playwright/test'

export const RUNS = 5
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export function say(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`)
}

export function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}

/** Long tasks and restyles from the top of a page to its end, at a quarter of the processor's speed. */
export async function scrollCost(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage(phone)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await slowedDown(page)
  await session.send('Performance.enable')
  const restyles = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  const before = await restyles()
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask' })
    return durations
  })
  await toTheEnd(page)
  const long = await tasks.jsonValue()
  const after = await restyles()
  await page.context().close()
  const longest = long.length > 0 ? `, the longest ${Math.max(...long)} ms` : ''
  return `${long.length} long tasks${longest}; ${after - before} restyles`
}

/** What is tapped, or the key pressed there. */
const presses: [what: string, address: string, selector: string, key?: string][] = [
  ['the menu opens', '/', '[popovertarget=menu]'],
  ['the search opens', '/', 'header [data-search-open]'],
  ['a testimonial follows', '/', '[data-slider-bullets] button >> nth=1'],
  ['a part unfolds', '/hair-restoration', 'main .collapse-toggle'],
  ['a question unfolds', '/semaglutide', '[name=questions] summary'],
  ['a drip unfolds', '/vitamin-infusions', 'main details summary'],
  ['a treatment is chosen in the costs', '/costs', '[for=costs-semaglutide]'],
  ['an answer of the weight check', '/weight-loss', '[data-check] input >> nth=0', '2'],
  ['a column of the comparison', '/compare/weight-loss-medicines', 'main select', 'ArrowDown'],
  ['a letter in the price filter', '/prices', 'main input[type=search]', 's'],
  ['a letter in the search', '/search', '#search-page', 's'],
  ['a letter in the contact form', '/contact', '#contact-name', 's'],
  ['the contact form is sent empty', '/contact', 'main form [type=submit]'],
  ['a picture opens', '/accessibility', 'a.glightbox'],
]

/** From a press to the next paint, at a quarter of the speed, beside the same press on a blank page in the same run. */
export async function benchPresses(browser: Browser, url: string): Promise<void> {
  const inWords = (times: number[]) => `${median(times)} ms, slowest of ${RUNS}: ${Math.max(...times)} ms`
  const failed = ({ message }: Error) => `NOT MEASURED: ${message.split('\n')[0]}`
  const blank = await pressTimes(browser, 'data:text/html,<button>Press</button>', 'button')
  say('press on a blank page', inWords(blank))
  for (const [what, address, selector, key] of presses)
    say(`press: ${what}`, await pressTimes(browser, url + address, selector, key).then(inWords, failed))
}

async function pressTimes(browser: Browser, url: string, selector: string, key?: string): Promise<number[]> {
  const times: number[] = []
  while (times.length < RUNS) {
    const page = await browser.newPage(phone)
    page.setDefaultTimeout(10_000)
    try {
      await page.goto(url, { waitUntil: 'networkidle' })
      const pressed = page.locator(selector).first()
      // What a script makes when a visitor comes near is there after that.
      await pressed.waitFor({ state: 'attached', timeout: 3_000 }).catch(() => toTheEnd(page))
      await pressed.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      if (key) await pressed.focus()
      await slowedDown(page)
      const duration = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const answered = (list: PerformanceObserverEntryList) => {
              const events = list.getEntries() as (PerformanceEntry & { interactionId: number })[]
              const own = events.filter(({ interactionId }) => interactionId)
              if (own.length > 0) resolve(Math.max(...own.map((event) => event.duration)))
            }
            new PerformanceObserver(answered).observe({ type: 'event', durationThreshold: 16 } as object)
            // An answer within a frame is not reported at all.
            addEventListener('pointerup', () => setTimeout(resolve, 3000, 16), { once: true })
            addEventListener('keyup', () => setTimeout(resolve, 3000, 16), { once: true })
          }),
      )
      // Left alone when the press fails, it would end the whole bench.
      duration.catch(() => {})
      // Forced: Playwright's own look at what lies under the finger would be counted.
      await (key ? pressed.press(key) : pressed.tap({ force: true }))
      times.push(await duration)
    } finally {
      await page.context().close()
    }
  }
  return times
}

function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const from = scrollY
      scrollBy(0, 200)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      if (scrollY === from) break
    }
  })
}

async function slowedDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
