/**
 * Figure 4 of what the site promises: other companies' servers may hang or be gone, and the page stands as soon as
 * before, can be used, and offers a plain link. Started by npm run bench:server; builds its own site.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser/ensure-chromium.ts'
import { type Figure, inWords, printFigure } from '../../scripts/bench-relay/figure.ts'
import { largestPaint } from '../../scripts/bench-server/largest-paint.ts'
import { median } from '../../scripts/bench-server/wrk.ts'
import { film, startServices } from '../outside-services.ts'

const RUNS = Number(process.env['RUNS'] ?? 7)
const moods = ['answers', 'hangs', 'refuses'] as const
/** A page of each company: who said yes to being counted, a lender's calculator, a film. */
const pages = { analytics: '/prices', financing: '/payment-plans', video: film.page }

const services = await startServices()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
try {
  for (const company of ['analytics', 'financing', 'video'] as const)
    for (const figure of await withstand(browser, company)) {
      printFigure(figure)
      if (!figure.reached) process.exitCode = 1
    }
} finally {
  await browser.close()
  await services.close()
}

async function withstand(browser: Browser, company: keyof typeof pages): Promise<Figure[]> {
  const paints = new Map<string, number[]>(moods.map((mood) => [mood, []]))
  const links: number[] = []
  let usable = 0
  for (let run = 0; run < RUNS; run++)
    // In turns, so that a busy moment of the machine hits all of them.
    for (const mood of moods) {
      await services[company].become(mood)
      const page = await browser.newPage({ baseURL: services.site.url })
      await page.addInitScript(() => localStorage.setItem('analytics', 'yes'))
      await page.goto(pages[company], { waitUntil: 'commit' })
      if (company === 'financing') links.push(await applyLink(page))
      await page.waitForLoadState('load')
      paints.get(mood)!.push(await largestPaint(page))
      // A press ends what counts as the largest paint, so it comes after.
      if (company === 'video' && mood !== 'answers') links.push(await filmLink(page))
      if (mood !== 'answers' && (await leadsOn(page))) usable++
      await page.close()
    }
  const paint = (mood: string) => median(paints.get(mood)!)
  return [
    ...moods.slice(1).map((mood) => later(company, mood, paint(mood) - paint('answers'))),
    {
      what: `${company} hangs or refuses: the page leads on`,
      measured: `${usable} of ${RUNS * 2}`,
      goal: 'always',
      reached: usable === RUNS * 2,
    },
    ...(links.length > 0 ? [withinFiveSeconds(company, Math.max(...links))] : []),
  ]
}

function later(company: string, mood: string, milliseconds: number): Figure {
  return {
    what: `${company} ${mood}: the largest paint is later by`,
    measured: inWords(milliseconds, 'ms'),
    goal: 'at most 50 ms',
    reached: milliseconds <= 50,
  }
}

function withinFiveSeconds(company: string, milliseconds: number): Figure {
  return {
    what: `${company} hangs or refuses: a plain link after at most`,
    measured: inWords(milliseconds, 'ms'),
    goal: '5,000 ms',
    reached: milliseconds <= 5_000,
  }
}

/** From the start of the page until its own link to the lender stands, calculator or not. */
async function applyLink(page: Page): Promise<number> {
  const opened = await page.evaluate(() => performance.timeOrigin)
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .waitFor()
  return Date.now() - opened
}

/** From the press on a film until it is excused. */
async function filmLink(page: Page): Promise<number> {
  const pressed = Date.now()
  await page.getByRole('link', { name: /^Play: / }).click()
  await page.getByRole('link', { name: /^Watch it on the video site/ }).waitFor()
  return Date.now() - pressed
}

async function leadsOn(page: Page): Promise<boolean> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  return page.waitForURL('**/contact', { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}
