import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressedPages } from '../build/deploy/place.ts'
import { precompress } from '../build/precompress.ts'
import { planSite } from '../server/site-plan.ts'
import { writeFixtureSite } from '../server/testing/fixture-site.ts'
import { available, stopHost } from '../build/deploy/testing/hosts.ts'
import { type Contender, memoryOf, startContenders } from './bench-server/contenders.ts'
import { timeLinks } from './bench-server/links.ts'
import { timeNavigations } from './bench-server/navigations.ts'
import { slowClients } from './bench-server/slow-clients.ts'
import { switchUnderLoad } from './bench-server/switches.ts'
import { median, wrk } from './bench-server/wrk.ts'

const ROUNDS = 3
const SECONDS = 4
const failures: string[] = []

if (!available('wrk')) process.exit(1)
const workDir = await mkdtemp(join(tmpdir(), 'bench-server-'))
await chmod(workDir, 0o755)
let contenders: Contender[] = []
try {
  const siteDir = await prepareSite(join(workDir, 'site'))
  contenders = await startContenders(siteDir, workDir)
  await compareSpeed(await pageNear(siteDir, 20_000))
  await withstandSlowClients()
  await switchReleases()
  await printNavigations(siteDir)
} finally {
  await Promise.all(contenders.map(({ child }) => stopHost(child)))
  await rm(workDir, { recursive: true, force: true })
}
for (const failure of failures) console.error(`Missed: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)

async function compareSpeed(page: { address: string; size: number }): Promise<void> {
  console.log(
    `wrk -t2 -c64, ${page.address} (${page.size} bytes), median of ${ROUNDS} rounds of ${SECONDS} s\n`,
  )
  const plain = new Map<string, number[]>()
  const packed = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    // In turns, so that a busy moment of the machine hits all of them.
    for (const { name, url } of contenders) {
      await measure(plain, name, url + page.address, [])
      await measure(packed, name, url + page.address, ['Accept-Encoding: gzip'])
    }
  }
  const speed = (name: string, runs = plain) => median(runs.get(name) ?? [])
  const ratio = (name: string) => speed(name) / speed('nginx')
  console.log('server     requests/s   of nginx   gzip requests/s   memory')
  for (const one of contenders) {
    const share = speed('nginx') ? ratio(one.name).toFixed(2) : '-'
    console.log(
      `${one.name.padEnd(10)} ${pad(speed(one.name), 10)} ${pad(share, 10)} ${pad(speed(one.name, packed), 17)} ${pad(await memoryOf(one), 5)} MB`,
    )
  }
  const wanted = Math.max(8_000, Math.round(0.35 * speed('nginx')))
  if (speed('ours') < wanted) failures.push(`${speed('ours')} requests/s, wanted ${wanted}`)
  const memory = await memoryOf(contenders[0]!)
  if (memory >= 150) failures.push(`${memory} MB of memory, wanted less than 150`)
}

async function measure(
  runs: Map<string, number[]>,
  name: string,
  url: string,
  headers: string[],
): Promise<void> {
  const { requestsPerSecond, failed } = await wrk(url, SECONDS, headers)
  runs.set(name, [...(runs.get(name) ?? []), requestsPerSecond])
  if (failed > 0) failures.push(`${failed} requests to ${name} failed`)
}

async function withstandSlowClients(): Promise<void> {
  const { url } = contenders[0]!
  for (const addresses of [16, 1]) {
    const { connected, answered, probes, faults, slowestMs, closedWithinMs } = await slowClients(
      url,
      4_000,
      addresses,
    )
    const words = [
      `4,000 slow clients from ${addresses} address(es): ${connected} connected`,
      `${answered}/${probes} probes answered, slowest ${slowestMs} ms`,
      `all closed after ${closedWithinMs / 1000} s`,
      ...new Set(faults),
    ].join(', ')
    console.log(`\n${words}`)
    // Fifteen seconds each; opening them all takes one more.
    if (answered < probes || closedWithinMs > 16_000) failures.push(words)
  }
}

async function switchReleases(): Promise<void> {
  const { requests, failed, pages, dangling } = await switchUnderLoad(workDir)
  const words = `${pages} switches of release under wrk: ${requests.toLocaleString('en-US')} requests, ${failed} failed, ${dangling.length} dangling files`
  console.log(`\n${words}`)
  if (failed > 0 || dangling.length > 0) failures.push([words, ...dangling].join(', '))
}

async function printNavigations(siteDir: string): Promise<void> {
  console.log('\nNavigations in a browser over TLS on this machine, median of 7')
  for (const { how, milliseconds } of await timeNavigations(siteDir, workDir))
    console.log(`${how.padEnd(40)} ${pad(milliseconds, 8)} ms`)
  console.log(
    '\nThe largest paint over HTTP/2 on a line of 1.6 Mbit/s and 150 ms there and back, median of 7',
  )
  const links = await timeLinks(siteDir, workDir)
  for (const { how, milliseconds } of links) console.log(`${how.padEnd(40)} ${pad(milliseconds, 8)} ms`)
  if (links.length === 0) console.log('No page has room for a Link header.')
}

/** A copy of the built site if there is one: a build in the meantime must not change what is measured. */
async function prepareSite(siteDir: string): Promise<string> {
  const built = process.env['SITE_DIR'] ?? 'dist'
  if (existsSync(join(built, 'site.json'))) {
    await cp(built, siteDir, { recursive: true })
    return siteDir
  }
  console.log('The site is not built: measuring a stand-in of the same shape.')
  await writeFixtureSite(siteDir)
  await precompress(siteDir)
  return siteDir
}

async function pageNear(siteDir: string, size: number): Promise<{ address: string; size: number }> {
  const { publicDir, ...plan } = await planSite(siteDir)
  const pages = addressedPages({ publicDir, ...plan }).map(async ({ address, file }) => ({
    address,
    size: (await stat(join(publicDir, file))).size,
  }))
  return (await Promise.all(pages)).toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size))[0]!
}

function pad(value: string | number, width: number): string {
  return (typeof value === 'number' ? value.toLocaleString('en-US') : value).padStart(width)
}
