import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../../build/run.ts'

export type Audit = {
  /** Of 100, by category: the middle one of the runs. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** The worst of the runs. */
  worstPerformance: number
  /** Milliseconds on a simulated phone with a slow line. */
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

export type Auditor = { audit(url: string, runs: number): Promise<Audit>; close(): void }

/** Lighthouse as it comes, mobile, in one Chromium. Storage and cache are emptied before each run. */
export async function openLighthouse(chromePath: string): Promise<Auditor> {
  const modules = await install()
  const { default: lighthouse } = (await from(modules, 'lighthouse/core/index.js')) as { default: Lighthouse }
  const { launch } = (await from(modules, 'chrome-launcher/dist/index.js')) as ChromeLauncher
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking', '--no-first-run'],
  })

  async function once(url: string): Promise<Audit> {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      // The site hides itself from search engines while placeholders are left, and its unlisted pages for good.
      skipAudits: ['is-crawlable'],
    })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    const performance = score('performance')
    return {
      performance,
      worstPerformance: performance,
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      bytes: figure('total-byte-weight'),
      requests: lhr.audits['network-requests']?.details?.items?.length ?? Number.NaN,
    }
  }

  return {
    async audit(url, runs) {
      const audits: Audit[] = []
      for (let run = 0; run < runs; run += 1) audits.push(await patiently(() => once(url)))
      return middleOf(audits)
    },
    close: () => chrome.kill(),
  }
}

/** Now and then Chromium gives Lighthouse no trace to read: such a run says nothing of the page and is made again. */
async function patiently(audit: () => Promise<Audit>, tries = 3): Promise<Audit> {
  try {
    return await audit()
  } catch (error) {
    if (tries === 1) throw error
    process.stderr.write(`\nOnce more: ${error instanceof Error ? error.message : error}\n`)
    return patiently(audit, tries - 1)
  }
}

/** The middle one of each figure. */
export function middleOf(audits: Audit[]): Audit {
  const middle = (name: keyof Audit) =>
    audits.map((audit) => audit[name]).toSorted((one, other) => one - other)[Math.floor(audits.length / 2)]!
  const names = Object.keys(audits[0]!) as (keyof Audit)[]
  const figures = Object.fromEntries(names.map((name) => [name, middle(name)])) as Audit
  return { ...figures, worstPerformance: Math.min(...audits.map((audit) => audit.worstPerformance)) }
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

function from(modules: string, path: string): Promise<unknown> {
  return import(pathToFileURL(join(modules, path)).href)
}

/** As much of its types as is used here. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>
}
type ChromeLauncher = { launch(options: object): Promise<{ port: number; kill(): void }> }
