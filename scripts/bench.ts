/**
 * npm run bench: what a visit costs in bytes and in time on a phone, how soon a press is answered, and what a build costs
 * as the site grows. Addresses as arguments limit the slow part to those pages: npm run bench -- / /semaglutide
 */
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { timeBuild } from './bench/growth.ts'
import { timeInteractions } from './bench/interactions.ts'
import { openLighthouse } from './bench/lighthouse.ts'
import { weighPage, type PageWeight } from './bench/page-weight.ts'
import { type PageAudit, printAudits, printGrowth, printInteractions, printWeights } from './bench/report.ts'
import { serveSite } from './bench/serve.ts'
import { readProcessorTime, stolenBetween } from './bench/stolen.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from '../build/build-site.ts'
import { main, root } from '../build/run.ts'

const RUNS = 3

await main(async () => {
  const wanted = process.argv.slice(2)
  const started = performance.now()
  await buildSite('dist')
  const seconds = (performance.now() - started) / 1000
  const { pages } = JSON.parse(readFileSync(join(root, 'dist/site.json'), 'utf8')) as SiteManifest
  const chosen = wanted.length > 0 ? wanted : pages

  const executablePath = await ensureChromium()
  const server = await serveSite('dist', 4533)
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    const weights: PageWeight[] = []
    for (const address of chosen) weights.push(await weighPage(browser, server.url, address))
    const before = readProcessorTime()
    const interactions = await timeInteractions(browser, server.url)
    const stolen = stolenBetween(before, readProcessorTime())
    await browser.close()
    printWeights(weights)
    printInteractions(interactions, stolen)
    printAudits(await auditAll(executablePath, server.url, chosen), RUNS)
  } finally {
    await server.stop()
  }
  const growth = [{ pages: pages.length, seconds }]
  if (wanted.length === 0) {
    for (const times of [10, 100]) {
      try {
        growth.push(await timeBuild(pages.length, pages.length * times))
      } catch (error) {
        console.log(`OVER ${times} times the pages: ${error instanceof Error ? error.message : error}`)
        break
      }
    }
  }
  printGrowth(growth)
})

async function auditAll(chromiumPath: string, origin: string, addresses: string[]): Promise<PageAudit[]> {
  const lighthouse = await openLighthouse(chromiumPath)
  const audits: PageAudit[] = []
  for (const [index, address] of addresses.entries()) {
    process.stderr.write(`\rLighthouse: ${index + 1} of ${addresses.length} pages, ${RUNS} runs each`)
    audits.push({ address, ...(await lighthouse.audit(origin + address, RUNS)) })
  }
  process.stderr.write('\n')
  lighthouse.close()
  return audits
}
