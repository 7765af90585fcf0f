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

type Press = {
  selector: string
  /** Typed there instead of a tap. */
  key?: string
  /** What is unfolded before. */
  folded?: string
}

const presses: [what: string, address: string, Press][] = [
  ['the menu opens', '/', { selector: '[popovertarget=menu]' }],
  ['the room turns to another light', '/', { selector: '.hero-turn button >> nth=5' }],
  ['the search opens', '/', { selector: 'header [data-search-open]' }],
  ['a testimonial follows', '/', { selector: '.swiper-bullets button >> nth=1' }],
  ['a part unfolds', '/semaglutide', { selector: 'main .fold-toggle' }],
  [
    'a question unfolds',
    '/semaglutide',
    { folded: '.fold-toggle:has(#questions), #questions .fold-toggle', selector: '[name=questions] summary' },
  ],
  ['a drip unfolds', '/vitamin-infusions', { selector: 'main details summary' }],
  [
    'a treatment is chosen in the costs',
    '/costs',
    { folded: 'main details:has([name=semaglutide]) > summary', selector: '[for=costs-semaglutide]' },
  ],
  ['an answer of the weight check', '/weight-loss', { selector: '[data-check] input >> nth=0', key: '2' }],
  [
    'a column of the comparison',
    '/compare/weight-loss-medicines',
    { selector: 'main select', key: 'ArrowDown' },
  ],
  ['a letter in the price filter', '/prices', { selector: 'main input[type=search]', key: 's' }],
  ['a letter in the search', '/search', { selector: '#search-page', key: 's' }],
  ['a letter in the contact form', '/contact', { selector: '#contact-name', key: 's' }],
  ['the contact form is sent empty', '/contact', { selector: 'main form [type=submit]' }],
  ['a picture opens', '/accessibility', { selector: 'a.glightbox' }],
]

/** From a press to the next paint, at a quarter of the speed, beside the same press on a blank page in the same run. */
export async function benchPresses(browser: Browser, url: string): Promise<void> {
  const blank = await pressTimes(browser, 'data:text/html,<button>Press</button>', {
    selector: 'button',
  })
  say('press on a blank page', `${median(blank)} ms, slowest of ${RUNS}: ${Math.max(...blank)} ms`)
  for (const [what, address, press] of presses) {
    try {
      const times = await pressTimes(browser, url + address, press)
      say(`press: ${what}`, `${median(times)} ms, slowest of ${RUNS}: ${Math.max(...times)} ms`)
    } catch (error) {
      say(`press: ${what}`, `NOT MEASURED: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
}

async function pressTimes(browser: Browser, url: string, press: Press): Promise<number[]> {
  const { selector, key, folded } = press
  const times: number[] = []
  while (times.length < RUNS) {
    const page = await browser.newPage(phone)
    page.setDefaultTimeout(10_000)
    try {
      await page.goto(url, { waitUntil: 'networkidle' })
      // What waits until a visitor comes near is there after that.
      await toTheEnd(page)
      if (folded) await page.locator(folded).first().tap()
      const pressed = page.locator(selector).first()
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
      await (key ? pressed.press(key) : pressed.tap())
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
