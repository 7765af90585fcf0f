import { expect, test, type Page } from '@playwright/test'
import { clockAt } from '#lib/practice-clock.ts'
import { frame } from '#lib/words/en/frame.ts'
import { practice } from '../../../tests/helpers/content.ts'

test.describe('behind the hamburger, below 1200px', () => {
  test.use({ viewport: { width: 1199, height: 800 } })

  test('the phone is in the bar, and the phone and every profile are in the menu', async ({ page }) => {
    const menu = await visit(page)
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: frame.callNumber(practice.phone.display) })
    await expect(call).toHaveAttribute('href', `tel:${practice.phone.href}`)
    await expect(call).toBeVisible()
    await toggle(page).click()
    await expect(menu.getByRole('link', { name: practice.phone.display })).toBeVisible()
    const profiles = menu.locator('a[target=_blank][aria-label]')
    expect(await profiles.count()).toBeGreaterThan(0)
    for (const profile of await profiles.all())
      expect(practice.social.map(({ url }) => url)).toContain(await profile.getAttribute('href'))
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('titles unfold one at a time in place of leading away', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    for (const title of await menu.locator('summary').all()) {
      await title.click()
      await expect(menu.locator('details[open]')).toHaveCount(1)
      await expect(menu.locator('details[open] a').first()).toBeVisible()
    }
    await menu.locator('details[open] summary').click()
    await expect(menu.locator('details[open]')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  test('Tab out of the menu closes it; Esc closes it and returns the focus to its button', async ({
    page,
  }) => {
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
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('a window that passes 1200px while it is open finds a closed row, and back again a closed menu', async ({
    page,
  }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await menu.locator('summary').first().click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(toggle(page)).toBeHidden()
    await expect(menu.locator('details[open]')).toHaveCount(0)
    expect(await menu.evaluate((one) => one.matches(':popover-open'))).toBe(false)
    await expect(menu.locator('summary, .menu-list > li > a').first()).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect(menu).toBeHidden()
  })
})

test.describe('in a row, from 1200px', () => {
  test.use({ viewport: { width: 1200, height: 800 } })

  test('a panel that opened on hover stays open under a click', async ({ page }) => {
    const menu = await visit(page)
    const entry = menu.locator('[data-menu-entry]:has(details)').first()
    await entry.hover()
    await expect(entry.locator('details')).toHaveAttribute('open')
    await entry.locator('summary').click()
    await expect(entry.locator('details a:visible').first()).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(entry.locator('details')).not.toHaveAttribute('open')
  })

  test('Esc keeps the place, Tab out closes, a click elsewhere closes, and only one is open', async ({
    page,
  }) => {
    const menu = await visit(page)
    const panel = menu.locator('details').nth(1)
    await panel.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(panel.locator('a:visible').first()).toBeFocused()
    // The script that closes it is sent for at the first touch, and may be slower than these keys.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(panel).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect(panel.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.locator('a:visible').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel).not.toHaveAttribute('open')
    await menu.locator('summary').nth(0).press('Enter')
    await menu.locator('summary').nth(1).press('Enter')
    await expect(menu.locator('details[open]')).toHaveCount(1)
    await page.mouse.click(600, 700)
    await expect(menu.locator('details[open]')).toHaveCount(0)
  })

  test('the page and its section are marked', async ({ page }) => {
    const menu = await visit(page)
    const entry = menu.locator('[data-menu-entry]:has(details)').first()
    const link = entry.locator('details a').nth(1)
    await page.goto((await link.getAttribute('href'))!)
    await expect(entry).toHaveAttribute('data-current')
    await expect(link).toHaveAttribute('aria-current', 'page')
  })
})

test('one way to an appointment is in sight: the top bar’s, and once that has gone the header’s', async ({
  page,
}) => {
  await page.goto('/')
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await expectButtons(page, { bar: true, header: false })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expectButtons(page, { bar: false, header: true })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test.describe('the line of hours, seen from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  for (const at of ['2026-06-10T12:00:00-04:00', '2026-06-14T00:00:00-04:00', '2026-03-09T00:30:00-04:00']) {
    test(`at ${at} it follows the practice’s clock`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(at))
      await page.goto('/contact')
      await expect(hoursLine(page)).toHaveText(stateAt(at))
    })
  }

  test('it changes as the hour passes, without a reload', async ({ page }) => {
    // From the last minutes of the week's last open day into the first of a closed one.
    const [before, after] = ['2026-06-13T23:58:30-04:00', '2026-06-14T00:00:10-04:00']
    await page.clock.install({ time: new Date(before) })
    await page.goto('/contact')
    await expect(hoursLine(page)).toHaveText(stateAt(before))
    await page.clock.fastForward(100_000)
    await expect(hoursLine(page)).toHaveText(stateAt(after))
  })
})

/** 'Open now · …' or 'Closed now · …'. */
function stateAt(moment: string): RegExp {
  const { open } = clockAt(new Date(moment), practice)
  return new RegExp(`^${open ? frame.openNow : frame.closedNow} · \\w`)
}

function hoursLine(page: Page) {
  return page.locator('[data-open-now]').first()
}

async function visit(page: Page) {
  await page.goto('/')
  return page.locator('#menu')
}

function toggle(page: Page) {
  return page.locator('[popovertarget="menu"]').first()
}

async function expectButtons(page: Page, seen: { bar: boolean; header: boolean }): Promise<void> {
  const bar = page.locator('body > div p > a[href="/contact"]').first()
  await (seen.bar ? expect(bar).toBeInViewport() : expect(bar).not.toBeInViewport())
  await expect(page.locator('.header-appointment a')).toBeVisible({ visible: seen.header })
}
