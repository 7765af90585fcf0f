import { expect, test, type Page } from '@playwright/test'
import { budgets } from '../../scripts/bench/budgets.ts'
import { startWeighing } from '../../scripts/bench/page-weight.ts'
import { expectAccessible } from '../axe.ts'
import { manifest } from '../pages.ts'
import { edgeless, markFilled } from './accessibility-probes.ts'
import { type Complaints, listen } from './complaints.ts'

/** One loop over the built pages: whatever is added to content/ is tested the day it is added. */
for (const address of manifest.pages) {
  test(`${address} on a phone: light, still, whole and accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const complaints = listen(page)
    const weigh = await startWeighing(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const { script, total, picture } = await weigh()
    if (address === '/') expect.soft(total, 'bytes').toBeLessThanOrEqual(budgets.home)
    else {
      expect.soft(script, 'bytes of script').toBeLessThanOrEqual(budgets.contentScript)
      expect.soft(total - picture, 'bytes but the banner').toBeLessThanOrEqual(budgets.contentWithoutBanner)
      expect.soft(total, 'bytes').toBeLessThanOrEqual(budgets.content)
    }
    await expectStill(page, complaints)
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNothingSideways(page)
    await expectAccessibleAt(page, 320)
    await expectEdgesInForcedColours(page)
    expect(complaints.all()).toEqual([])
  })

  test(`${address} on a desk: clean, still and accessible`, async ({ page }) => {
    const complaints = listen(page)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expectStill(page, complaints)
    for (const width of [1280, 768]) await expectAccessibleAt(page, width)
    expect(complaints.all()).toEqual([])
  })
}

/** Read from top to bottom, nothing jumps. From then on nothing moves at all, so that colours hold still for axe. */
async function expectStill(page: Page, complaints: Complaints): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
  expect.soft(await complaints.layoutShift(), 'layout shift').toBeLessThanOrEqual(0.01)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

async function expectNothingSideways(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, '1280px at 400%').toBe(320)
}

/** At rest, and with the menu and every panel open. */
async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  for (const open of [false, true]) {
    await page.evaluate((open) => {
      for (const panel of document.querySelectorAll('details')) panel.open = open
      const menu = document.getElementById('menu')
      if (open && menu?.checkVisibility() === false) menu.showPopover()
      if (!open && menu?.matches(':popover-open')) menu.hidePopover()
    }, open)
    await expectAccessible(page, 'html', `${width}px, ${open ? 'everything open' : 'at rest'}`)
  }
}

async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await markFilled(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await edgeless(page), 'filled controls without an edge').toEqual([])
}
