import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../browser/ensure-chromium.ts'
import { startTlsHost } from './hosts.ts'
import { median } from './wrk.ts'

const RUNS = 7
const HOVER_MS = 400

export type Navigation = { how: string; milliseconds: number }

/** How long it takes a browser to load the home page by each protocol, and the next page with and without a hover before the press. */
export async function timeNavigations(siteDir: string, workDir: string): Promise<Navigation[]> {
  const host = await startTlsHost('server/main.ts', siteDir, workDir)
  const url = `https://localhost:${host.port}/`
  try {
    return [
      { how: 'first page, HTTP/1.1', milliseconds: await repeat(url, loadTime, ['--disable-http2']) },
      { how: 'first page, HTTP/2', milliseconds: await repeat(url, loadTime) },
      { how: 'next page, pressed at once', milliseconds: await repeat(url, (page) => press(page, 0)) },
      {
        how: 'next page, fetched on hover',
        milliseconds: await repeat(url, (page) => press(page, HOVER_MS)),
      },
    ]
  } finally {
    await host.stop()
  }
}

async function repeat(url: string, time: (page: Page) => Promise<number>, args: string[] = []) {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] })
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(url)
    times.push(await time(page))
    await context.close()
  }
  await browser.close()
  return median(times)
}

/** From the start of the navigation to the end of its document and of everything it waits for. */
function loadTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return Math.round(navigation?.loadEventStart ?? NaN)
  })
}

/** From the press until the next page is read. */
async function press(page: Page, hoverMs: number): Promise<number> {
  const link = page.locator('main a[href="/contact"]').first()
  await link.scrollIntoViewIfNeeded()
  if (hoverMs > 0) await link.hover()
  await page.waitForTimeout(HOVER_MS)
  const began = performance.now()
  await Promise.all([page.waitForURL('**/contact', { waitUntil: 'domcontentloaded' }), link.click()])
  return Math.round(performance.now() - began)
}
