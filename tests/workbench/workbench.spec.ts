import { expect, type Locator, type Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/run.ts'
import { expectAccessible } from '../axe.ts'
import { expectLook, showAll, WIDTHS } from '../look/look.ts'
import { test } from './workbench-site.ts'

// One worker, so that the workbench is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 })
// Everything shows at once and nothing plays: each example is judged as it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every example wakes up without a complaint', async ({ page, workbench }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    // What server and browser disagree about, React tells nobody but the console.
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  await open(page, workbench)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('every list of examples is shown', async ({ page, workbench }) => {
  await open(page, workbench)
  const shown = await page
    .locator('[data-workbench=shelf]:has([data-example]) > h2')
    .evaluateAll((all) => all.map(({ id }) => id))
  const written = globSync('src/{blocks,ui}/*/*.examples.tsx', { cwd: root })
  expect(shown.sort()).toEqual(written.map((path) => /(\w+)\.examples/.exec(path)?.[1]).sort())
})

for (const width of [320, 1280]) {
  test(`every example is accessible and stays in its frame at ${width}px`, async ({ page, workbench }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, workbench)
    // While the consent bar asks, the call bar of narrow windows gives way to it: answered, it stands there too.
    if (width < 768) await page.getByRole('button', { name: 'No, do not count' }).click()

    // One run over all frames: axe reads the whole page each time, and there are hundreds of them.
    await expectAccessible(page, '[data-example]')

    const tooWide = await page
      .locator('[data-example]')
      .evaluateAll((all) =>
        all.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.dataset['example']),
      )
    expect(tooWide).toEqual([])
  })
}

/** Two shelves a picture keep the number of pictures below a hundred. */
const SHELVES = 2

for (const width of WIDTHS) {
  test(`every shelf looks as agreed at ${width}px`, async ({ page, workbench }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(workbench)
    // The second time the faces come from the cache, in time for the first paint.
    await open(page, workbench)
    await showAll(page)
    const names = await shelves(page).evaluateAll((all) => all.map((one) => one.querySelector('h2')!.id))
    for (let first = 0; first < names.length; first += SHELVES) {
      const together = names.slice(first, first + SHELVES)
      // A picture of a short page is taken ten times as fast as one of a part of a long page.
      const places = await shelves(page).evaluateAll((all: HTMLElement[], together) => {
        for (const shelf of all) shelf.hidden = !together.includes(shelf.querySelector('h2')!.id)
        const seen = all.filter(({ hidden }) => !hidden).map((shelf) => shelf.getBoundingClientRect())
        return { top: seen.at(0)!.top + scrollY, bottom: seen.at(-1)!.bottom + scrollY }
      }, together)
      const { top: y, bottom } = places
      await expectLook(page, `${together.join('-')}-${width}.png`, { x: 0, y, width, height: bottom - y })
    }
  })
}

test('the published site has no workbench', async ({ request }) => {
  expect((await request.get('/workbench')).status()).toBe(404)
  const folder = join(root, process.env['SITE_DIR'] ?? 'dist', 'public')
  const files = globSync('**/*.{html,js,css,json,xml,txt}', { cwd: folder })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /workbench/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

function shelves(page: Page): Locator {
  return page.locator('[data-workbench=shelf]:has([data-example])')
}

async function open(page: Page, workbench: string): Promise<void> {
  await page.goto(workbench)
  await page.locator('html[data-awake]').waitFor()
}
