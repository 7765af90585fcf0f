/**
 * node scripts/bootstrap.mjs scripts/bench.ts [ADDRESS...]: what a visit costs on a phone, how soon a press is answered,
 * what scrolling costs, and what the server carries. Without addresses: the home page and a treatment.
 *   --no-build   measures what is in dist/ already
 */
import { type Browser, chromium } from '@playwright/test'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseArgs, promisify } from 'node:util'
import { relayPaths } from '#lib/forms/paths.ts'
import { buildSite } from '../build/build-site.ts'
import { main } from '../build/run.ts'
import { openLighthouse } from './bench/lighthouse.ts'
import { weighPage } from './bench/page-weight.ts'
import { benchPresses, median, phone, RUNS, say, scrollCost } from './bench/presses.ts'
import { serveSite, type Served } from './bench/serve.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'

const PORT = Number(process.env['PORT'] ?? 5533)

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

/** The largest paint of each page, and of its largest picture alone: no page can be faster than that floor. */
async function benchPaint(chromePath: string, url: string, addresses: string[], browser: Browser) {
  const lighthouse = await openLighthouse(chromePath).catch((error: unknown) => {
    say('LCP', `SKIPPED: Lighthouse cannot be installed (${error instanceof Error ? error.message : error})`)
  })
  if (!lighthouse) return
  for (const address of addresses) {
    const audits = await lighthouse.audit(url + address, RUNS)
    const middle = (of: (audit: (typeof audits)[number]) => number) => median(audits.map(of))
    const alone = await largestAlone(browser, url + address)
    const floor = median((await lighthouse.audit(alone.url, RUNS)).map(({ lcp }) => lcp))
    alone.close()
    const lcp = middle((audit) => audit.lcp)
    say(
      `${address} LCP`,
      `${lcp.toFixed(0)} ms, ${(lcp / floor).toFixed(2)} of its ${alone.name} alone (${floor.toFixed(0)} ms)`,
    )
    say(`${address} CLS`, middle(({ cls }) => cls).toFixed(3))
    say(`${address} blocking time, score`, `${middle(({ tbt }) => tbt)} ms, ${middle(({ score }) => score)}`)
  }
  lighthouse.close()
}

/** A page with nothing but the largest picture of another, as a phone gets it; with its title where it has none. */
async function largestAlone(browser: Browser, address: string) {
  const page = await browser.newPage({ ...phone, deviceScaleFactor: 1.75 })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { src, title } = await page.evaluate(() => {
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    return { src: first.find((image) => image.offsetWidth > 0)?.currentSrc, title: document.title }
  })
  await page.close()
  const picture = src && Buffer.from(await (await fetch(src)).arrayBuffer())
  const server = createServer(({ url }, response) => {
    const isPicture = picture && url === '/picture'
    response.setHeader('content-type', isPicture ? 'image/avif' : 'text/html; charset=utf-8')
    const body = picture ? '<img src="/picture" style="width:100%">' : `<h1>${title}</h1>`
    response.end(isPicture ? picture : `<!doctype html><title>Floor</title>${body}`)
  }).listen(PORT + 1)
  return {
    url: `http://127.0.0.1:${PORT + 1}/`,
    name: picture ? `picture (${picture.length} bytes)` : 'title',
    close: () => server.close(),
  }
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
