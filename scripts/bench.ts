/**
 * npx node scripts/bench.ts [ADDRESS...]: how fast pages load and respond on a slow phone (by default the home page and a
 * treatment), and what the server handles.
 *   --no-build   measures what is in dist/ already
 *   --server     measures the server only
 */
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { buildSite } from '../build/build-site.ts'
import { main } from '../build/run.ts'
import { benchInteractions, benchLoad } from './bench/phone.ts'
import { benchServer, serveSite } from './bench/server.ts'
import { ensureChromium } from './browser/browsers.ts'

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
  const server = await serveSite(Number(process.env['PORT'] ?? 5533))
  try {
    await benchServer(server)
    if (!values.server) await benchPages(server.url, addresses)
  } finally {
    await server.stop()
  }
})

async function benchPages(url: string, addresses: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    for (const address of addresses) await benchLoad(browser, url, address)
    await benchInteractions(browser, url)
  } finally {
    await browser.close()
  }
}
