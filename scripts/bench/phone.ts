import type { Browser, Page } from '@playwright/test'

const RUNS = 5
/** Slow 4G as in Lighthouse, but applied and not simulated: 1.6 Mbit/s, 150 ms, here in bytes and with its factors. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 184_000, uploadThroughput: 86_000 }
const CPU_SLOWDOWN = 4

/** What a page has recorded since it was opened, in milliseconds. */
type Recording = { largestPaint: number; shift: number; longTasks: number[]; press: number }

export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`)
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}

export async function benchLoad(browser: Browser, origin: string, address: string): Promise<void> {
  const loads: (Recording & { bytes: number; requests: number; whileScrolling: number })[] = []
  while (loads.length < RUNS) {
    const page = await openPhone(browser)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
    )
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const loaded = await recordingOf(page)
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    await scrollToEnd(page)
    const { longTasks } = await recordingOf(page)
    const whileScrolling = longTasks.length - loaded.longTasks.length
    loads.push({ ...loaded, bytes, requests: sizes.length, whileScrolling })
    await page.context().close()
  }
  const blocking = loads.map(({ longTasks }) => longTasks.reduce((sum, ms) => sum + ms - 50, 0))
  const [first] = loads
  report(`${address} largest paint`, `${median(loads.map((load) => load.largestPaint)).toFixed(0)} ms`)
  report(`${address} blocking time`, `${median(blocking).toFixed(0)} ms`)
  report(`${address} layout shift`, median(loads.map(({ shift }) => shift)).toFixed(3))
  report(`${address} before scrolling`, `${first!.bytes} bytes in ${first!.requests} requests`)
  report(`${address} long tasks while scrolling`, String(median(loads.map((load) => load.whileScrolling))))
}

/** What is tapped, or the key that is pressed in it. */
const interactions: [what: string, address: string, selector: string, key?: string][] = [
  ['the menu opens', '/', '[popovertarget=menu]'],
  ['the search opens', '/', 'header [data-search-open]'],
  ['the next testimonial', '/', '[data-slider-bullets] button >> nth=1'],
  ['a folded section opens', '/hair-restoration', 'main .collapse-toggle'],
  ['a question opens', '/semaglutide', '[name=questions] summary'],
  ['a drip opens', '/vitamin-infusions', 'main details summary'],
  ['a treatment is added to the costs', '/costs', '[for=costs-semaglutide]'],
  ['an answer in the weight check', '/weight-loss', '[data-check] input >> nth=0', '2'],
  ['another column in a comparison', '/compare/weight-loss-medicines', 'main select', 'ArrowDown'],
  ['a letter in the price filter', '/prices', 'main input[type=search]', 's'],
  ['a letter in the search', '/search', '#search-page', 's'],
  ['a letter in the contact form', '/contact', '#contact-name', 's'],
  ['the contact form is sent empty', '/contact', 'main form [type=submit]'],
  ['a picture opens', '/accessibility', 'a.glightbox'],
]

export async function benchInteractions(browser: Browser, url: string): Promise<void> {
  for (const [what, address, selector, key] of interactions) {
    const times: number[] = []
    try {
      while (times.length < RUNS) times.push(await timeToPaint(browser, url + address, selector, key))
      report(`press: ${what}`, `${median(times)} ms, slowest of ${RUNS}: ${Math.max(...times)} ms`)
    } catch (error) {
      report(`press: ${what}`, `NOT MEASURED: ${(error as Error).message.split('\n')[0]}`)
    }
  }
}

async function timeToPaint(browser: Browser, url: string, selector: string, key?: string): Promise<number> {
  const page = await openPhone(browser)
  page.setDefaultTimeout(10_000)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const target = page.locator(selector).first()
    // Some elements are created when the visitor scrolls near them.
    await target.waitFor({ state: 'attached', timeout: 3_000 }).catch(() => scrollToEnd(page))
    await target.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    if (key) await target.focus()
    // Forced, because Playwright's own checks would be part of the time.
    await (key ? target.press(key) : target.tap({ force: true }))
    await page.waitForTimeout(1_000)
    return (await recordingOf(page)).press
  } finally {
    await page.context().close()
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    // An answer within one frame is not reported, so 16 ms is the least.
    const recording: Recording = { largestPaint: 0, shift: 0, longTasks: [], press: 16 }
    Object.assign(window, { recording })
    const observe = (type: string, record: (entry: PerformanceEntry & Record<string, number>) => void) =>
      new PerformanceObserver((list) =>
        (list.getEntries() as (PerformanceEntry & Record<string, number>)[]).forEach(record),
      ).observe({ type, buffered: true, durationThreshold: 16 } as object)
    observe('largest-contentful-paint', ({ startTime }) => (recording.largestPaint = startTime))
    observe('layout-shift', ({ value = 0 }) => (recording.shift += value))
    observe('longtask', ({ duration }) => recording.longTasks.push(duration))
    observe('event', ({ interactionId, duration }) => {
      if (interactionId) recording.press = Math.max(recording.press, duration)
    })
  })
  return page
}

function recordingOf(page: Page): Promise<Recording> {
  return page.evaluate(() => (window as unknown as { recording: Recording }).recording)
}

function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const from = scrollY
      scrollBy(0, 200)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      if (scrollY === from) break
    }
  })
}
