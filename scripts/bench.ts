/** npm run bench: what a visit costs in bytes, how soon a press is answered, and what a build costs in time. */
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { type Interaction, timeInteractions } from './bench/interactions.ts'
import { weighPage, type PageWeight } from './bench/page-weight.ts'
import { serveSite } from './bench/serve.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from './build/build-site.ts'
import { main, root } from './run.ts'

const KB = 1000
const budgets = {
  contentScript: 4 * KB,
  contentTotal: 60 * KB,
  homeTotal: 120 * KB,
  paint: 100,
  buildSeconds: 60,
}

await main(async () => {
  const siteDir = 'dist'
  const started = performance.now()
  await buildSite(siteDir)
  const seconds = (performance.now() - started) / 1000

  const { pages } = JSON.parse(readFileSync(join(root, siteDir, 'site.json'), 'utf8')) as SiteManifest
  const executablePath = await ensureChromium()
  const server = await serveSite(siteDir, 4533)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const weights: PageWeight[] = []
  for (const address of pages) weights.push(await weighPage(browser, server.url, address, 390))
  const interactions = await timeInteractions(browser, server.url)
  await browser.close()
  await server.stop()

  print(weights)
  const home = weights.find(({ address }) => address === '/')!
  const content = weights.filter(({ address }) => address !== '/')
  const worstScript = Math.max(...content.map(({ script }) => script))
  const worstTotal = Math.max(...content.map(({ total, picture }) => total - picture))
  console.log()
  verdict('content page, script in all', worstScript, budgets.contentScript)
  verdict('content page, total without the banner photograph', worstTotal, budgets.contentTotal)
  verdict('home page on a phone before scrolling, film aside', home.total, budgets.homeTotal)
  printInteractions(interactions)
  console.log(
    `${seconds <= budgets.buildSeconds ? 'ok  ' : 'OVER'} build: ${seconds.toFixed(1)} s of ${budgets.buildSeconds} s`,
  )
})

function print(weights: PageWeight[]): void {
  const rows = weights.toSorted((one, other) => other.total - one.total)
  console.log('bytes at 390px, compressed, worst first\n')
  console.log(
    `${'page'.padEnd(42)}${'script'.padStart(9)}${'banner'.padStart(9)}${'total'.padStart(9)}${'requests'.padStart(10)}`,
  )
  for (const { address, script, picture, total, requests } of rows) {
    console.log(
      `${address.padEnd(42)}${String(script).padStart(9)}${String(picture).padStart(9)}${String(total).padStart(9)}${String(requests).padStart(10)}`,
    )
  }
}

function printInteractions(interactions: Interaction[]): void {
  for (const { name, milliseconds } of interactions) {
    const mark = milliseconds <= budgets.paint ? 'ok  ' : 'OVER'
    console.log(
      `${mark} ${name}, press to next paint at a quarter of the speed: ${milliseconds} ms of ${budgets.paint} ms`,
    )
  }
}

function verdict(what: string, bytes: number, budget: number): void {
  console.log(
    `${bytes <= budget ? 'ok  ' : 'OVER'} ${what}: ${(bytes / KB).toFixed(1)} kB of ${budget / KB} kB`,
  )
}
