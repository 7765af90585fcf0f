import { expect, type Page, test } from '@playwright/test'
import { readContent } from '../helpers/content.ts'

type Entry = { label: string; links?: { page?: string }[]; external?: string }

const entries = readContent<{ menu: Entry[] }>('navigation.yaml').menu.filter(({ links }) => links)
const first = entries[0]!
const target = first.links!.find(({ page }) => page)!.page!

test.describe('in a row, from 1200px', () => {
  test.use({ viewport: { width: 1200, height: 800 } })

  test('menu panel opens on hover, stays under a click and closes when the mouse leaves', async ({
    page,
  }) => {
    const { panel, entry } = await visit(page)
    await entry.hover()
    await expect(link(panel)).toBeVisible()
    await entry.locator('summary').click()
    await expect(link(panel)).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(link(panel)).toBeHidden()
  })

  test('menu panel opens by keyboard, closes by Esc and keeps the place', async ({ page }) => {
    const { panel } = await visit(page)
    await panel.locator('summary').press('Enter')
    await expect(link(panel)).toBeVisible()
    // The script that closes the panel may not have run yet.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panel).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect(panel.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await link(panel).press('Enter')
    await expect(page).toHaveURL(target)
    await expect(page.locator('#menu [aria-current=page]').first()).toHaveAttribute('href', target)
  })

  test('menu has one panel open, and a click elsewhere closes it', async ({ page }) => {
    const { menu } = await visit(page)
    await menu.locator('summary').nth(0).press('Enter')
    await menu.locator('summary').nth(1).press('Enter')
    await expect(menu.locator('details[open]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await page.mouse.click(600, 700)
    await expect(menu.locator('details[open]')).toHaveCount(0)
  })
})

test.describe('behind the hamburger, below 1200px', () => {
  test.use({ viewport: { width: 1199, height: 800 } })

  test('phone menu opens, closes by button and Esc, and the page behind stays', async ({ page }) => {
    const { menu } = await visit(page)
    await expect(menu).toBeHidden()
    await toggle(page).click()
    await expect(menu).toBeVisible()
    await page.mouse.move(100, 500)
    await page.mouse.wheel(0, 500)
    await toggle(page).click()
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await toggle(page).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('phone menu title unfolds its links instead of leading away, one at a time', async ({ page }) => {
    const { menu } = await visit(page)
    await toggle(page).click()
    await expect(menu.locator('summary')).toHaveCount(entries.length)
    for (const { label } of entries) {
      await menu.locator('summary', { hasText: label }).click()
      await expect(menu.locator('details[open]')).toHaveCount(1)
      await expect(menu.locator('details[open] a').first()).toBeVisible()
    }
    await expect(page).toHaveURL('/')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, hasTouch: true, viewport: { width: 390, height: 844 } })

    test('phone menu opens by tap, unfolds a title and follows a link', async ({ page }) => {
      const { panel } = await visit(page)
      await toggle(page).tap()
      await panel.locator('summary').tap()
      await link(panel).tap()
      await expect(page).toHaveURL(target)
    })
  })
}

async function visit(page: Page) {
  await page.goto('/')
  const menu = page.locator('#menu')
  const entry = menu.locator('[data-menu-entry]', { hasText: first.label })
  return { menu, entry, panel: entry.locator('details') }
}

function link(panel: ReturnType<Page['locator']>) {
  return panel.locator(`a[href="${target}"]`)
}

function toggle(page: Page) {
  return page.locator('[popovertarget="menu"]').first()
}
