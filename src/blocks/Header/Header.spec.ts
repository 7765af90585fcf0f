import { expect, test, type Page } from '@playwright/test'

const entries = [
  'Weight Loss',
  'Hormone Therapy',
  'Peptide Therapy',
  'Sexual Wellness',
  'Primary Care',
  'Aesthetics',
  'Vitamin Therapy',
  'About Us',
]

test.describe('behind the hamburger, below 1200px', () => {
  test.use({ viewport: { width: 1199, height: 800 } })

  test('it opens and closes by its button', async ({ page }) => {
    const menu = await visit(page)
    await expect(menu).toBeHidden()
    await toggle(page).click()
    await expect(menu).toBeVisible()
    await toggle(page).click()
    await expect(menu).toBeHidden()
  })

  test('the phone is in the bar, and the phone and both profiles are in the menu', async ({ page }) => {
    const menu = await visit(page)
    const call = page.getByRole('banner').getByRole('link', { name: /^Call / })
    await expect(call).toHaveAttribute('href', /^tel:/)
    await expect(call).toBeVisible()
    await toggle(page).click()
    await expect(menu.getByRole('link', { name: /^\(\d{3}\) / })).toBeVisible()
    await expect(menu.locator('a[target=_blank][aria-label*="LinkedIn"]')).toBeVisible()
    await expect(menu.locator('a[target=_blank][aria-label*="Instagram"]')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('a title unfolds its links in place of leading away, one at a time', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    for (const name of entries) {
      await menu.locator('summary', { hasText: name }).click()
      await expect(menu.locator('details[open]')).toHaveCount(1)
      await expect(menu.locator('details[open] a').first()).toBeVisible()
    }
    await menu.locator('summary', { hasText: 'About Us' }).click()
    await expect(menu.locator('details[open]')).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })

  test('Tab goes from the button through the menu, and on out of it closes it', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    // The script that closes it is sent for at the first touch, and may be slower than these keys.
    await expect(async () => {
      await menu.locator('a:visible').last().focus()
      await page.keyboard.press('Tab')
      await expect(menu).toBeHidden({ timeout: 500 })
    }).toPass()
  })

  test('Esc closes it and returns the focus to the button', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await menu.locator('summary').first().click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('the page behind it does not scroll', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await expect(menu).toBeVisible()
    await page.mouse.move(100, 500)
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('a window that grows past 1200px while it is open finds a closed row, and back again a closed menu', async ({
    page,
  }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await menu.locator('summary', { hasText: 'Weight Loss' }).click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(toggle(page)).toBeHidden()
    await expect(menu.locator('details[open]')).toHaveCount(0)
    expect(await menu.evaluate((one) => one.matches(':popover-open'))).toBe(false)
    await expect(menu.getByRole('link', { name: 'Weight Loss', exact: true })).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect(menu).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('taps open the menu, unfold a title, and follow a link', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).tap()
    await menu.locator('summary', { hasText: 'Peptide Therapy' }).tap()
    await menu.getByRole('link', { name: 'BPC-157' }).tap()
    await expect(page).toHaveURL(/\/BPC-157$/)
  })
})

test.describe('in a row, from 1200px', () => {
  test.use({ viewport: { width: 1200, height: 800 } })

  test('a panel opens on hover, stays under a click, and closes when the mouse leaves', async ({ page }) => {
    const menu = await visit(page)
    const entry = menu.locator('[data-menu-entry]', { hasText: 'Weight Loss' })
    await entry.hover()
    await expect(entry.getByRole('link', { name: 'Semaglutide' })).toBeVisible()
    await entry.locator('summary').click()
    await expect(entry.getByRole('link', { name: 'Semaglutide' })).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(entry.getByRole('link', { name: 'Semaglutide' })).toBeHidden()
  })

  test('the keyboard opens it; Esc closes it and keeps the place; leaving it closes it', async ({ page }) => {
    const menu = await visit(page)
    const panel = menu.locator('[data-menu-entry]', { hasText: 'Hormone Therapy' }).locator('details')
    const summary = panel.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await expect(panel.locator('a:visible').first()).toBeFocused()
    // The script that closes it is sent for at the first touch, and may be slower than these keys.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panel).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.locator('a:visible').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel).not.toHaveAttribute('open')
  })

  test('a click elsewhere closes it, and only one is open', async ({ page }) => {
    const menu = await visit(page)
    await menu.locator('summary').nth(0).press('Enter')
    await menu.locator('summary').nth(1).press('Enter')
    await expect(menu.locator('details[open]')).toHaveCount(1)
    // The first touch sends for the script that knows this.
    await page.waitForLoadState('networkidle')
    await page.mouse.click(600, 700)
    await expect(menu.locator('details[open]')).toHaveCount(0)
  })

  test('the section of the page is marked', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(page.locator('#menu [data-current]')).toHaveText(/Weight Loss/)
    await expect(page.locator('#menu [aria-current="page"]')).toHaveText('Semaglutide')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('the menu opens, unfolds and leads on', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await menu.locator('summary', { hasText: 'About Us' }).click()
    await menu.getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(/\/careers$/)
  })
})

async function visit(page: Page) {
  await page.goto('/')
  return page.locator('#menu')
}

function toggle(page: Page) {
  return page.locator('[popovertarget="menu"]').first()
}
