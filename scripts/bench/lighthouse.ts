import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../../build/run.ts'

/** Lighthouse on its simulated phone in one Chromium, storage and cache emptied before each run. */
export async function openLighthouse(chromePath: string) {
  const modules = await install()
  const from = (path: string) => import(pathToFileURL(join(modules, path)).href)
  const { default: lighthouse } = (await from('lighthouse/core/index.js')) as { default: Lighthouse }
  const { launch } = (await from('chrome-launcher/dist/index.js')) as ChromeLauncher
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-background-networking', '--no-first-run']
  const chrome = await launch({ chromePath, chromeFlags })

  const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'] }
  type Audit = { score: number; lcp: number; tbt: number; cls: number }

  async function once(url: string, tries = 3): Promise<Audit> {
    const { lhr } = await lighthouse(url, flags)
    // Now and then Chromium gives Lighthouse no trace to read: such a run says nothing of the page.
    if (lhr.runtimeError && tries > 1) return once(url, tries - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      score: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    }
  }

  return {
    async audit(url: string, runs: number) {
      const audits: Audit[] = []
      while (audits.length < runs) audits.push(await once(url))
      return audits
    },
    close: () => chrome.kill(),
  }
}

/** Lighthouse weighs more than the whole project, so it lives apart and comes when it is first needed. */
async function install(): Promise<string> {
  const pinned = join(root, 'scripts/bench/lighthouse')
  const folder = join(root, '.cache/lighthouse')
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  const modules = join(folder, 'node_modules')
  if (existsSync(join(modules, 'lighthouse')) && lock(folder) === lock(pinned)) return modules
  console.log('Installing Lighthouse (half a minute, once)...')
  mkdirSync(folder, { recursive: true })
  cpSync(pinned, folder, { recursive: true })
  await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])
  return modules
}

/** As much of its types as is used here. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}
type ChromeLauncher = { launch(options: object): Promise<{ port: number; kill(): void }> }
