/**
 * npx node scripts/bench.ts [ADDRESS...]: how fast pages load on a slow phone, each beside a bare page with the same first
 * picture, and the bytes of a journey of eight pages. Measure on a machine that does nothing else.
 *   --no-build   measures what is in dist/ already
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { buildSite } from '../build/build-site.ts'
import { main, root } from '../build/run.ts'
import { ensureChromium } from './browser/browsers.ts'

const RUNS = 5
const PORT = Number(process.env['PORT'] ?? 5533)
const PAGES = [
  '/',
  '/semaglutide',
  '/weight-loss',
  '/prices',
  '/contact',
  '/vitamin-infusions',
  '/primary-care',
].concat(['/compare/weight-loss-medicines', '/costs', '/blog/men-and-heart-disease'])
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, hasTouch: true }
/** Lighthouse's slow 4G (1.6 Mbit/s, 150 ms) as its applied throttling sets it, in milliseconds and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const CPU_SLOWDOWN = 4

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-build': { type: 'boolean' } },
    allowPositionals: true,
  })
  if (!values['no-build']) await buildSite('dist')
  const site = await serveSite()
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    for (const address of positionals.length > 0 ? positionals : PAGES)
      await compareWithBarePage(browser, site.url, address)
    await measureJourney(browser, site.url)
  } finally {
    await browser.close()
    site.stop()
  }
})

async function serveSite() {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: '.cache/bench-mail' }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return { url: `http://127.0.0.1:${PORT}`, stop: () => server.kill() }
}

async function compareWithBarePage(browser: Browser, origin: string, address: string): Promise<void> {
  const bare = await serveBarePage(browser, origin + address)
  const loads: Load[] = []
  const bareLoads: Load[] = []
  while (loads.length < RUNS) {
    loads.push(await measureLoad(browser, origin + address))
    bareLoads.push(await measureLoad(browser, bare.url))
  }
  bare.stop()
  const paint = median(loads.map(({ largestPaint }) => largestPaint))
  const ratio = paint / median(bareLoads.map(({ largestPaint }) => largestPaint))
  const blocking = median(loads.map(({ blockingTime }) => blockingTime))
  console.log(
    `${address}: largest paint ${paint.toFixed(0)} ms, ${ratio.toFixed(2)} of a bare page; blocking time ${blocking.toFixed(0)} ms`,
  )
}

async function serveBarePage(browser: Browser, url: string) {
  const page = await browser.newPage(phone)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { source, title } = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    return { source: pictures.find((image) => image.offsetWidth > 0)?.currentSrc, title: document.title }
  })
  await page.context().close()
  const picture = source && Buffer.from(await (await fetch(source)).arrayBuffer())
  const body = picture ? '<img src="/picture" style="width:100%">' : `<h1>${title}</h1>`
  const server = createServer((request, response) => {
    const isPicture = picture && request.url === '/picture'
    response.setHeader('content-type', isPicture ? 'image/avif' : 'text/html; charset=utf-8')
    response.end(isPicture ? picture : `<!doctype html><title>Bare page</title>${body}`)
  }).listen(PORT + 1)
  return { url: `http://127.0.0.1:${PORT + 1}/`, stop: () => server.close() }
}

type Load = { largestPaint: number; blockingTime: number }

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const load = Object.assign(window, { load: { largestPaint: 0, blockingTime: 0 } }).load
    const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => (load.largestPaint = startTime))
    observe('longtask', ({ duration }) => (load.blockingTime += duration - 50))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const load = await page.evaluate(() => (window as unknown as { load: Load }).load)
  await page.context().close()
  return load
}

async function measureJourney(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage(phone)
  const bytes = { stylesheet: 0, script: 0, all: 0 }
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    const type = request.resourceType()
    bytes.all += responseBodySize
    if (type === 'stylesheet' || type === 'script') bytes[type] += responseBodySize
  })
  for (const address of PAGES.slice(0, 8)) {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await scrollToEnd(page)
    await page.waitForLoadState('networkidle')
  }
  console.log(
    `Eight pages: ${bytes.stylesheet} bytes of styles, ${bytes.script} of scripts, ${bytes.all} in all`,
  )
  await page.context().close()
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN
}
