/**
 * npx node scripts/bench.ts [ADDRESS...]: what a visit costs on a phone, how soon a press is answered,
 * what scrolling costs, and what the server carries. Without addresses: the home page and a treatment.
 *   --no-build   measures what is in dist/ already
 *   --server     the server alone: pages beside nginx, memory (stored posts: ROUNDS=30 vitest run tests/slow/mail/crash)
 */
import { type Browser, chromium } from '@playwright/test'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { buildSite } from '../build/build-site.ts'
import { main } from '../build/run.ts'
import { openLighthouse } from './bench/lighthouse.ts'
import { weighPage } from './bench/page-weight.ts'
import { benchPresses, median, phone, RUNS, say, scrollCost } from './bench/presses.ts'
import { benchServer, serveSite } from './bench/server.ts'
import { ensureChromium } from './browser/browsers.ts'

const PORT = Number(process.env['PORT'] ?? 5533)

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'no-build': { type: 'boolean' }, server: { type: 'boolean' } },
    allowPositionals: true,
  })
  const addresses = positionals.length > 0 ? positionals : ['/', '/semaglutide']
  if (!values['no-build']) {
    console.time('build')
    await buildSite('dist')
    console.timeEnd('build')
  }
  const server = await serveSite(PORT)
  try {
    await benchServer(server, PORT + 1)
    if (!values.server) await benchPages(server.url, addresses)
  } finally {
    await server.stop()
  }
})

async function benchPages(url: string, addresses: string[]): Promise<void> {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const address of addresses) {
      const { total, ...parts } = await weighPage(browser, url, address)
      say(`${address} bytes before scrolling`, `${total} ${JSON.stringify(parts)}`)
      say(`${address} while scrolling`, await scrollCost(browser, url + address))
    }
    await benchPresses(browser, url)
    await benchPaint(executablePath, url, addresses, browser)
  } finally {
    await browser.close()
  }
}

/** The largest paint of each page, and of its largest picture alone: no page can be faster than that floor. */
async function benchPaint(chromePath: string, url: string, addresses: string[], browser: Browser) {
  const lighthouse = await openLighthouse(chromePath).catch(({ message }: Error) =>
    say('LCP', `SKIPPED: Lighthouse cannot be installed (${message})`),
  )
  if (!lighthouse) return
  for (const address of addresses) {
    const audits = await lighthouse.audit(url + address, RUNS)
    const middle = (of: keyof (typeof audits)[number]) => median(audits.map((audit) => audit[of]))
    const alone = await largestAlone(browser, url + address)
    const floor = median((await lighthouse.audit(alone.url, RUNS)).map(({ lcp }) => lcp))
    alone.close()
    const share = `${(middle('lcp') / floor).toFixed(2)} of its ${alone.name} alone (${floor.toFixed(0)} ms)`
    say(`${address} LCP`, `${middle('lcp').toFixed(0)} ms, ${share}`)
    say(`${address} CLS`, middle('cls').toFixed(3))
    say(`${address} blocking time, score`, `${middle('tbt')} ms, ${middle('score')}`)
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
