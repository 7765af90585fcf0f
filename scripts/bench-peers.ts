/**
 * npm run bench:peers -- DIR...: other built sites (folders with an index.html) beside ours: the same server, the same
 * Lighthouse, the same runs. Home page and up to four more of each; the middle of their figures, and how many times ours.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Audit, middleOf, openLighthouse } from './bench/lighthouse.ts'
import { printTable } from './bench/print-table.ts'
import { serveFolder } from './bench-peers/serve-folder.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { Failure, main, root } from '../build/run.ts'

const RUNS = 3
const PAGES = 5

await main(async () => {
  const ours = join(root, 'dist/public')
  const folders = [ours, ...process.argv.slice(2).map((folder) => resolve(folder))]
  for (const folder of folders) {
    if (!existsSync(join(folder, 'index.html'))) throw new Failure(`${folder} holds no index.html`)
  }
  const lighthouse = await openLighthouse(await ensureChromium())
  const peers: { name: string; audit: Audit }[] = []
  for (const folder of folders) {
    const { url, pages, close } = await serveFolder(folder)
    const audits: Audit[] = []
    for (const address of pages.slice(0, PAGES)) {
      process.stderr.write(
        `\r${nameOf(folder)}: ${audits.length + 1} of ${Math.min(pages.length, PAGES)} pages`,
      )
      audits.push(await lighthouse.audit(url + address, RUNS))
    }
    process.stderr.write('\n')
    await close()
    peers.push({ name: folder === ours ? 'this site' : nameOf(folder), audit: middleOf(audits) })
  }
  lighthouse.close()

  const [mine] = peers
  const times = (figure: keyof Audit) => (peer: { audit: Audit }) => {
    const value = Number(peer.audit[figure].toFixed(figure === 'cls' ? 3 : 0))
    const base = mine!.audit[figure]
    return base > 0 ? `${value} (${(peer.audit[figure] / base).toFixed(2)}x)` : String(value)
  }
  printTable(peers, [
    { title: 'site', of: ({ name }) => name },
    { title: 'performance', of: ({ audit }) => audit.performance },
    { title: 'accessibility', of: ({ audit }) => audit.accessibility },
    { title: 'LCP ms', of: times('lcp') },
    { title: 'TBT ms', of: times('tbt') },
    { title: 'CLS', of: times('cls') },
    { title: 'bytes', of: times('bytes') },
    { title: 'requests', of: times('requests') },
  ])
})

/** Every second built site is a folder called 'dist': the one around it tells them apart. */
function nameOf(folder: string): string {
  return `${basename(dirname(folder))}/${basename(folder)}`
}
