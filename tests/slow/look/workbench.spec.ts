import { expect, type Locator, type Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../build/run.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { type Clip, expectScreenshot, takeScreenshot, showAll, skipWithoutPictures, WIDTHS } from './look.ts'
import { test } from './workbench-site.ts'

// One worker runs all tests, so that the workbench is built once.
test.describe.configure({ mode: 'default', timeout: 180_000 })
// Without motion, everything is shown at once and nothing plays.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('workbench example hydrates without console errors', async ({ page, workbench }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    // React reports hydration mismatches in the console only.
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`))
  await open(page, workbench)
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('workbench shows every list of examples', async ({ page, workbench }) => {
  await open(page, workbench)
  const shown = await page
    .locator('[data-workbench=story]:has([data-example]) > h2')
    .evaluateAll((all) => all.map(({ id }) => id))
  const written = globSync('src/components/{*,ui/*}/*.examples.tsx', { cwd: root }).flatMap((path) => {
    const lists = readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)
    return [...lists].map(([, list]) => (list === 'examples' ? /(\w+)\.examples/.exec(path)![1] : list))
  })
  expect(shown.sort()).toEqual(written.sort())
})

for (const width of [320, 1280]) {
  test(`workbench example is accessible and stays in its frame at ${width}px`, async ({
    page,
    workbench,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, workbench)
    // The call bar of narrow windows appears when the consent bar has been answered.
    if (width < 768) await page.getByRole('button', { name: 'No, do not count' }).click()

    // One run for all examples, because axe reads the whole page each time.
    await expectAccessible(page, '[data-example]')

    const tooWide = await page
      .locator('[data-example]')
      .evaluateAll((all) =>
        all.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.dataset.example),
      )
    expect(tooWide).toEqual([])
  })
}

// One picture for each story, so that a new block changes one file.
test('component looks as in its picture', async ({ page, workbench }) => {
  test.setTimeout(300_000)
  const screenshots = new Map<string, Buffer[]>()
  await page.goto(workbench)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // On the second visit the fonts come from the cache, before the first paint.
    await open(page, workbench)
    await skipWithoutPictures(page)
    await showAll(page)
    const names = await stories(page).evaluateAll((all) => all.map((one) => one.querySelector('h2')!.id))
    for (const name of names)
      screenshots.set(name, [
        ...(screenshots.get(name) ?? []),
        await takeScreenshot(page, await alone(page, name, width)),
      ])
  }
  expect(screenshots.size).toBeGreaterThan(0)
  for (const [name, both] of screenshots) await expectScreenshot(name, both)
})

/** Hides all other stories, because a screenshot of a short page is ten times as fast, and returns the place of this one. */
async function alone(page: Page, name: string, width: number): Promise<Clip> {
  const { y, height } = await stories(page).evaluateAll((all: HTMLElement[], name) => {
    for (const story of all) story.hidden = story.querySelector('h2')!.id !== name
    const { top, height } = all.find(({ hidden }) => !hidden)!.getBoundingClientRect()
    return { y: top + scrollY, height }
  }, name)
  return { x: 0, y, width, height }
}

function stories(page: Page): Locator {
  return page.locator('[data-workbench=story]:has([data-example])')
}

async function open(page: Page, workbench: string): Promise<void> {
  await page.goto(workbench)
  await page.locator('html[data-hydrated]').waitFor()
}
