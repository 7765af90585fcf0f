import { chromium } from '@playwright/test'
import { addressedPages, headerOf } from '../../build/deploy/place.ts'
import { planSite } from '../../server/site-plan.ts'
import { ensureChromium } from '../browser/ensure-chromium.ts'
import { startTlsHost } from './hosts.ts'
import { largestPaint } from './largest-paint.ts'
import type { Navigation } from './navigations.ts'
import { slowLine } from './slow-line.ts'
import { median } from './wrk.ts'

const RUNS = Number(process.env['RUNS'] ?? 7)
const ways = [
  { LINKS: 'none', how: 'without a Link header' },
  { LINKS: 'header', how: 'with the Link header' },
  { LINKS: '103', how: 'with 103 Early Hints' },
]

/** When the largest thing of a page stands on a phone's line, by what goes ahead of the page; empty where no page has such a header. */
export async function timeLinks(siteDir: string, workDir: string): Promise<Navigation[]> {
  const address = await pageWithLinks(siteDir)
  if (!address) return []
  const hosts: Awaited<ReturnType<typeof startSlowHost>>[] = []
  // One after the other: each reads and packs the whole site as it starts.
  for (const way of ways) hosts.push(await startSlowHost(way, siteDir, workDir))
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    for (let run = 0; run < RUNS; run++)
      // In turns, so that a busy moment of the machine hits all of them.
      for (const host of hosts) {
        const page = await browser.newPage({ ignoreHTTPSErrors: true })
        await page.goto(`https://localhost:${host.port}${address}`)
        host.times.push(await largestPaint(page))
        await page.context().close()
      }
  } finally {
    await browser.close()
    await Promise.all(hosts.map(({ stop }) => stop()))
  }
  return hosts.map(({ how, times }) => ({ how: `${address}, ${how}`, milliseconds: median(times) }))
}

async function startSlowHost({ LINKS, how }: (typeof ways)[number], siteDir: string, workDir: string) {
  const host = await startTlsHost('scripts/bench-server/link-host.ts', siteDir, workDir, { LINKS })
  const line = await slowLine(host.port)
  const times: number[] = []
  return {
    how,
    port: line.port,
    times,
    stop() {
      line.close()
      return host.stop()
    },
  }
}

/** Not every page has room for it; see server/page-links.ts. */
async function pageWithLinks(siteDir: string): Promise<string | undefined> {
  const pages = addressedPages(await planSite(siteDir))
  return pages.find(({ headers }) => headerOf(headers, 'Link').includes('as=image'))?.address
}
