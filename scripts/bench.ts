/**
 * node scripts/bootstrap.mjs scripts/bench.ts [ADDRESS...]: what a visit costs on a phone, how soon a press is answered,
 * what scrolling costs, and what the server carries. Without addresses: the home page and a treatment.
 *   --no-build   measures what is in dist/ already
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { relayPaths } from '#lib/forms/paths.ts'
import { buildSite } from '../build/build-site.ts'
import { main } from '../build/run.ts'
import { openLighthouse } from './bench/lighthouse.ts'
import { weighPage } from './bench/page-weight.ts'
import { serveSite, type Served } from './bench/serve.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'

const PORT = Number(process.env['PORT'] ?? 5533)
const RUNS = 5
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-build': { type: 'boolean' } },
    allowPositionals: true,
  })
  const addresses = positionals.length > 0 ? positionals : ['/', '/semaglutide']
  if (!values['no-build']) {
    const started = performance.now()
    await buildSite('dist')
    say('build', `${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const executablePath = await ensureChromium()
  const server = await serveSite('dist', PORT)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await benchServer(server)
    for (const address of addresses) {
      const { document, script, total, picture, requests } = await weighPage(browser, server.url, address)
      const parts = `document ${document}, script ${script}, largest picture ${picture}, ${requests} requests`
      say(`${address} bytes before scrolling`, `${total} (${parts})`)
      say(`${address} while scrolling`, await scrollCost(browser, server.url + address))
    }
    await benchPresses(browser, server.url)
    await benchPaint(executablePath, server.url, addresses, browser)
  } finally {
    await browser.close()
    await server.stop()
  }
})

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(44)} ${figure}`)
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}

/** The largest paint of each page, and of its largest picture alone: no page can be faster than that floor. */
async function benchPaint(chromePath: string, url: string, addresses: string[], browser: Browser) {
  const lighthouse = await openLighthouse(chromePath).catch((error: unknown) => {
    say('LCP', `SKIPPED: Lighthouse cannot be installed (${error instanceof Error ? error.message : error})`)
  })
  if (!lighthouse) return
  for (const address of addresses) {
    const page = await browser.newPage(phone)
    await page.goto(url + address, { waitUntil: 'networkidle' })
    const picture = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
    )
    await page.close()
    const audits = await lighthouse.audit(url + address, RUNS)
    const middle = (of: (audit: (typeof audits)[number]) => number) => median(audits.map(of))
    const floor = picture ? median((await lighthouse.audit(picture, RUNS)).map(({ lcp }) => lcp)) : Number.NaN
    say(
      `${address} LCP`,
      `${middle(({ lcp }) => lcp).toFixed(0)} ms, its picture alone ${floor.toFixed(0)} ms`,
    )
    say(`${address} CLS`, middle(({ cls }) => cls).toFixed(3))
    say(`${address} blocking time, score`, `${middle(({ tbt }) => tbt)} ms, ${middle(({ score }) => score)}`)
  }
  lighthouse.close()
}

/** Long tasks and restyles from the top of a page to its end, at a quarter of the processor's speed. */
async function scrollCost(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage(phone)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await slowedDown(page)
  await session.send('Performance.enable')
  const restyles = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  const before = await restyles()
  const long = await page.evaluate(async () => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    )
    observer.observe({ type: 'longtask' })
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const from = scrollY
      scrollBy(0, 200)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      if (scrollY === from) break
    }
    return tasks
  })
  const after = await restyles()
  await page.context().close()
  const longest = long.length > 0 ? `, the longest ${Math.max(...long)} ms` : ''
  return `${long.length} long tasks${longest}; ${after - before} restyles`
}

type Press = { address: string; prepare?(page: Page): Promise<unknown>; press(page: Page): Promise<void> }

/** Presses by what a visitor sees, so that they outlive a change of the markup. */
const presses: Record<string, Press> = {
  'the menu opens': { address: '/', press: (page) => page.locator('[popovertarget="menu"]').tap() },
  'a panel opens': {
    address: '/vitamin-infusions',
    prepare: (page) => page.locator('main details').first().scrollIntoViewIfNeeded(),
    press: (page) => page.locator('main details summary').first().tap(),
  },
  'the contact form is sent empty': {
    address: '/contact',
    press: (page) => page.locator('main form [type=submit]').first().tap(),
  },
  'a letter is typed in the price filter': {
    address: '/prices',
    press: (page) => page.locator('main input[type=search], main input[type=text]').first().press('s'),
  },
}

/** From a press to the next paint, at a quarter of the speed, beside the same press on a blank page in the same run. */
async function benchPresses(browser: Browser, url: string): Promise<void> {
  const blank = await pressTimes(browser, 'data:text/html,<button>Press</button>', {
    address: '',
    press: (page) => page.locator('button').tap(),
  })
  say('press on a blank page', `${median(blank)} ms, slowest of ${RUNS}: ${Math.max(...blank)} ms`)
  for (const [name, press] of Object.entries(presses)) {
    try {
      const times = await pressTimes(browser, url + press.address, press)
      say(`press: ${name}`, `${median(times)} ms, slowest of ${RUNS}: ${Math.max(...times)} ms`)
    } catch (error) {
      say(`press: ${name}`, `NOT MEASURED: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
}

async function pressTimes(browser: Browser, url: string, { prepare, press }: Press): Promise<number[]> {
  const times: number[] = []
  while (times.length < RUNS) {
    const page = await browser.newPage(phone)
    page.setDefaultTimeout(10_000)
    try {
      await page.goto(url, { waitUntil: 'networkidle' })
      await prepare?.(page)
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
      await press(page)
      times.push(await duration)
    } finally {
      await page.context().close()
    }
  }
  return times
}

async function slowedDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function benchServer({ url, pid, startMs }: Served): Promise<void> {
  say('server answers after', `${startMs.toFixed(0)} ms`)
  say('idle', memoryOf(pid))
  const { stdout } = await promisify(execFile)('wrk', ['-t2', '-c64', '-d5s', url]).catch(() => ({
    stdout: '',
  }))
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  say('requests per second, 64 connections', perSecond ?? 'SKIPPED: wrk is not installed')
  say('forms stored per second, 32 clients', await storedPosts(url, 5000))
  say('after the load', memoryOf(pid))
}

/** An answer of 2xx or 3xx comes only after the message is on the disk. */
async function storedPosts(url: string, ms: number): Promise<string> {
  const end = performance.now() + ms
  const others = new Map<number, number>()
  let stored = 0
  const client = async (name: number) => {
    for (let count = 0; performance.now() < end; count++) {
      const email = `bench-${name}-${count}@sample.example`
      const body = new URLSearchParams({ form: 'newsletter', page: '/', subscriber_email: email })
      const { status } = await fetch(url + relayPaths.sendForm, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
      })
      if (status < 400) stored++
      else others.set(status, (others.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 32 }, (_, name) => client(name)))
  const refused = [...others].map(([status, count]) => `${count} answered ${status}`).join(', ')
  return `${((stored / ms) * 1000).toFixed(0)}${refused && ` (${refused}: raise the limits for this measurement)`}`
}

/** Resident memory of a process and of those it started, as Linux tells. */
function memoryOf(pid: number): string {
  try {
    const read = (one: number, file: string) => readFileSync(`/proc/${one}/${file}`, 'utf8')
    const below = (one: number): number[] => [
      one,
      ...readdirSync(`/proc/${one}/task`).flatMap((task) =>
        read(one, `task/${task}/children`).split(' ').filter(Boolean).map(Number).flatMap(below),
      ),
    ]
    const all = below(pid)
    const kilobytes = all.map((one) => Number(/VmRSS:\s+(\d+)/.exec(read(one, 'status'))?.[1] ?? 0))
    const sum = kilobytes.reduce((total, one) => total + one, 0)
    return `${Math.round(sum / 1024)} MB in ${all.length} process${all.length === 1 ? '' : 'es'}`
  } catch {
    return 'SKIPPED: this system does not tell memory by process'
  }
}
