import { expect, type Page, type Response } from '@playwright/test'
import { budgets } from '../../scripts/bench/budgets.ts'
import { startWeighing } from '../../scripts/bench/page-weight.ts'
import { bareAddress } from '#lib/language.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../kept-page.ts'
import { manifest } from './built.ts'
import { edgeless, markFilled } from '../accessibility-probes.ts'
import { type Complaints, listen } from './complaints.ts'
import { moving } from './moving.ts'
import { readThrough } from '../read-through.ts'

/** One loop over the built pages: whatever is added to content/ is tested the day it is added. */
for (const address of manifest.pages) {
  test(`${address} on a phone: light, still, whole and accessible at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const complaints = listen(page)
    const weigh = await startWeighing(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const { script, total, picture } = await weigh()
    if (bareAddress(address) === '/') expect.soft(total, 'bytes').toBeLessThanOrEqual(budgets.home)
    else {
      expect.soft(script, 'bytes of script').toBeLessThanOrEqual(budgets.contentScript)
      expect.soft(total - picture, 'bytes but the banner').toBeLessThanOrEqual(budgets.contentWithoutBanner)
      expect.soft(total, 'bytes').toBeLessThanOrEqual(budgets.content)
    }
    await expectStill(page, complaints)
    // From here on nothing moves: as the visitor may ask, and so that colours hold still for axe.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await moving(page), 'moves though stillness is asked for').toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNothingSideways(page)
    for (const width of [320, 768, 1280]) await expectAccessibleAt(page, width)
    await expectEdgesInForcedColours(page)
    expect(complaints.all()).toEqual([])
  })

  test(`${address} on a desk: clean and still`, async ({ page }) => {
    const complaints = listen(page)
    const response = await firstVisit(page, address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    expect.soft(await tornNames(page), 'a name is torn from its sentence').toEqual([])
    await expectStill(page, complaints)
    expect(complaints.all()).toEqual([])
  })
}

/** Names kept whole that stand in a row of their own beside the words they belong to: a flex box takes each as a part. */
function tornNames(page: Page): Promise<(string | null)[]> {
  return page.locator('.whole').evaluateAll((all) => {
    const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
    return all
      .map((name) => name.parentElement!)
      .filter((box) => /flex|grid/.test(getComputedStyle(box).display) && [...box.childNodes].some(isWord))
      .map((box) => box.textContent)
  })
}

/** Without what earlier visits have left in the browser's cache. */
async function firstVisit(page: Page, address: string): Promise<Response | null> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const response = await page.goto(address)
  await session.detach()
  return response
}

/** Read from top to bottom, nothing jumps. */
async function expectStill(page: Page, complaints: Complaints): Promise<void> {
  await readThrough(page)
  expect.soft(await complaints.layoutShift(), 'layout shift').toBeLessThanOrEqual(0.01)
}

async function expectNothingSideways(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, '1280px at 400%').toBe(320)
}

/**
 * On a narrow screen with every panel unfolded, which shows all that is there at rest and more; then the menu. On a wide
 * one an unfolded menu covers the page, so that is looked at first as it rests, then what unfolds.
 */
async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const menu = page.locator('#menu')
  const isWide = await menu.isVisible()
  if (isWide) await expectAccessible(page, 'html', `${width}px`)
  await unfold(page, true)
  await expectAccessible(page, isWide ? '#menu, details' : 'html', `${width}px, unfolded`)
  await unfold(page, false)
  if (width > 320) return
  await menu.evaluate((element: HTMLElement) => element.showPopover())
  await expectAccessible(page, '#menu', `${width}px, menu open`)
  await menu.evaluate((element: HTMLElement) => element.hidePopover())
}

function unfold(page: Page, open: boolean): Promise<void> {
  return page.evaluate(async (open) => {
    for (const panel of document.querySelectorAll('details')) panel.open = open
    // What was folded is laid out with the frames to come; half-way axe would see things on top of each other.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, open)
}

async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await markFilled(page)
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await edgeless(page), 'filled controls without an edge').toEqual([])
}
