import { budgets } from './budgets.ts'
import type { Growth } from './growth.ts'
import type { Interaction } from './interactions.ts'
import type { Audit } from './lighthouse.ts'
import type { PageWeight } from './page-weight.ts'
import { printTable, printVerdict } from './print-table.ts'

export type PageAudit = Audit & { address: string }

export function printWeights(weights: PageWeight[]): void {
  console.log('\nBytes at 390px, compressed, heaviest first\n')
  printTable(
    weights.toSorted((one, other) => other.total - one.total),
    [
      { title: 'page', of: ({ address }) => address },
      { title: 'document', of: ({ document }) => document },
      { title: 'script', of: ({ script }) => script },
      { title: 'banner', of: ({ picture }) => picture },
      { title: 'in all', of: ({ total }) => total },
      { title: 'requests', of: ({ requests }) => requests },
    ],
  )
  console.log()
  const home = weights.filter(({ address }) => address === '/')
  const content = weights.filter(({ address }) => address !== '/')
  const atMost = (what: string, values: number[], target: number) => {
    if (values.length > 0)
      printVerdict(
        what,
        Math.max(...values),
        target,
        'bytes',
        values.every((value) => value <= target),
      )
  }
  atMost(
    'any page, its document',
    [...content, ...home].map(({ document }) => document),
    budgets.document,
  )
  atMost(
    'content page, script in all',
    content.map(({ script }) => script),
    budgets.contentScript,
  )
  atMost(
    'content page without its banner photograph',
    content.map(({ total, picture }) => total - picture),
    budgets.contentWithoutBanner,
  )
  atMost(
    'content page in all',
    content.map(({ total }) => total),
    budgets.content,
  )
  atMost(
    'home page before scrolling, film aside',
    home.map(({ total }) => total),
    budgets.home,
  )
}

/** With the share of the processor that others took meanwhile, in percent. */
export function printInteractions(interactions: Interaction[], stolen?: number): void {
  console.log('\nFrom a press to the next paint, on a processor four times slower\n')
  if (stolen)
    console.log(
      `Others took ${stolen}% of the processor meanwhile${stolen > 5 ? ': time it again later' : ''}.\n`,
    )
  for (const { name, middle, slowest } of interactions) {
    printVerdict(name, middle, budgets.paint, 'ms', middle <= budgets.paint)
    printVerdict(
      `${name}, slowest of five`,
      slowest,
      budgets.slowestPaint,
      'ms',
      slowest <= budgets.slowestPaint,
    )
  }
}

export function printAudits(audits: PageAudit[], runs: number): void {
  console.log(`\nLighthouse, mobile, middle of ${runs} runs, slowest first\n`)
  printTable(
    audits.toSorted((one, other) => one.performance - other.performance || other.lcp - one.lcp),
    [
      { title: 'page', of: ({ address }) => address },
      { title: 'perf', of: ({ performance }) => performance },
      { title: 'worst', of: ({ worstPerformance }) => worstPerformance },
      { title: 'a11y', of: ({ accessibility }) => accessibility },
      { title: 'best', of: ({ bestPractices }) => bestPractices },
      { title: 'seo', of: ({ seo }) => seo },
      { title: 'LCP ms', of: ({ lcp }) => Math.round(lcp) },
      { title: 'CLS', of: ({ cls }) => cls.toFixed(3) },
      { title: 'TBT ms', of: ({ tbt }) => Math.round(tbt) },
      { title: 'bytes', of: ({ bytes }) => bytes },
      { title: 'requests', of: ({ requests }) => requests },
    ],
  )
  console.log()
  for (const category of ['performance', 'accessibility', 'bestPractices', 'seo'] as const) {
    const lowest = Math.min(...audits.map((audit) => audit[category]))
    printVerdict(`lowest ${category}`, lowest, budgets.score, 'of 100', lowest >= budgets.score)
  }
  const worst = Math.min(...audits.map(({ worstPerformance }) => worstPerformance))
  printVerdict(
    'lowest performance of a single run',
    worst,
    budgets.worstScore,
    'of 100',
    worst >= budgets.worstScore,
  )
  for (const figure of ['lcp', 'tbt', 'cls'] as const) {
    const most = Math.max(...audits.map((audit) => audit[figure]))
    printVerdict(
      `highest ${figure.toUpperCase()}`,
      most,
      budgets[figure],
      figure === 'cls' ? '' : 'ms',
      most <= budgets[figure],
    )
  }
}

export function printGrowth(growth: Growth[]): void {
  console.log('\nA build from a warm cache, and with the pages repeated under other names\n')
  printTable(growth, [
    { title: 'pages', of: ({ pages }) => pages },
    { title: 'seconds', of: ({ seconds }) => seconds.toFixed(1) },
    { title: 'ms a page', of: ({ pages, seconds }) => Math.round((seconds * 1000) / pages) },
  ])
  const [{ seconds } = { seconds: Infinity }] = growth
  printVerdict('build', seconds, budgets.buildSeconds, 's', seconds <= budgets.buildSeconds)
}
