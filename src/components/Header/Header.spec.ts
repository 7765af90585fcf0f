import { expect, test, type Page } from '@playwright/test'
import { clockAt, openingSchedule } from '#lib/practice-clock.ts'
import { frame } from '#lib/words/en/frame.ts'
import { practice } from '../../../tests/helpers/content.ts'

test.describe('behind the hamburger, below 1200px', () => {
  test.use({ viewport: { width: 1199, height: 800 } })

  test('header shows phone and two profiles from 768px, and in the menu below 1200px', async ({ page }) => {
    const menu = await visit(page)
    const ways = [
      `tel:${practice.phone.href}`,
      ...practice.social.slice(0, 2).map(({ url }) => url),
      '/contact',
    ]
    for (const width of [320, 767, 768, 1024, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const way of ways)
        await expect(page.locator(`header a[href="${way}"]`), `${width}: ${way}`).toBeVisible({
          visible: width >= 768,
        })
    }
    for (const width of [1199, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await toggle(page).click()
      for (const way of ways) await expect(menu.locator(`> div a[href="${way}"]`)).toBeVisible()
      await toggle(page).click()
    }
  })

  test('open phone menu closes when the window passes 1200px', async ({ page }) => {
    const menu = await visit(page)
    await toggle(page).click()
    await menu.locator('summary').first().click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(toggle(page)).toBeHidden()
    await expect(menu.locator('details[open]')).toHaveCount(0)
    expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(false)
    await expect(menu.locator('summary, [data-menu-entry] > a').first()).toBeVisible()
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect(menu).toBeHidden()
  })
})

for (const width of [1199, 1200])
  test(`menu is entered by Tab, and closed by Tab out of it, at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const menu = await visit(page)
    const panel = width < 1200 ? menu : menu.locator('details').nth(1)
    await (width < 1200 ? toggle(page) : panel.locator('summary')).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const links = panel.getByRole('link').filter({ visible: true })
    await expect(links.first()).toBeFocused()
    // The page's script may not have run yet.
    await expect(async () => {
      await links.last().focus()
      await page.keyboard.press('Tab')
      await expect(links).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

test('scrolled header keeps name and appointment and drops the menu', async ({ page }) => {
  await page.goto('/')
  const parts = [page.getByRole('link', { name: frame.home(practice.name) }), appointment(page)]
  for (const part of parts) await expect(part).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  for (const part of parts) await expect(part).toBeInViewport()
  await expect(page.locator('#menu')).not.toBeInViewport()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`a phone’s header, motion: ${reducedMotion}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } })

    test('phone header hides on scroll down and returns on scroll up and on focus', async ({ page }) => {
      await scrollDown(page)
      await page.mouse.wheel(0, -100)
      await expect.poll(() => isSeen(page)).toBe(true)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => isSeen(page)).toBe(false)
      const place = await page.evaluate(() => scrollY)
      await page.keyboard.press('Tab')
      await page.getByRole('banner').getByRole('link').first().focus()
      await expect.poll(() => isSeen(page)).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(place)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place + 200)
      expect(await isSeen(page)).toBe(true)
    })

    test('phone header stays while its menu is open', async ({ page }) => {
      await scrollDown(page)
      await page.mouse.wheel(0, -100)
      await expect.poll(() => isSeen(page)).toBe(true)
      await toggle(page).click()
      await page.mouse.move(10, 400)
      await page.mouse.wheel(0, 400)
      await expect(page.locator('#menu summary').first()).toBeVisible()
      expect(await isSeen(page)).toBe(true)
    })
  })
}

test.describe('the line of hours, seen from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('line of hours changes as the hour passes, without a reload', async ({ page }) => {
    // Passes midnight from Saturday, which is open, to Sunday, which is closed.
    const [before, after] = ['2026-06-13T23:58:30-04:00', '2026-06-14T00:00:10-04:00']
    await page.clock.install({ time: new Date(before) })
    await page.goto('/contact')
    await expect(hoursLine(page)).toHaveText(stateAt(before))
    await page.clock.fastForward(100_000)
    await expect(hoursLine(page)).toHaveText(stateAt(after))
  })
})

function stateAt(moment: string): string {
  const { open } = clockAt(new Date(moment), openingSchedule(practice))
  return open ? frame.openNow : frame.closedNow
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

const appointment = (page: Page) => page.getByRole('banner').getByRole('link', { name: frame.appointment })

/** Whether the header is visible at the top of the window. */
function isSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.elementFromPoint(innerWidth / 2, 30)?.closest('header') !== null)
}

/** Scrolls until the header is hidden. Repeated, because the script that hides it loads after the first screen. */
async function scrollDown(page: Page): Promise<void> {
  await page.goto('/semaglutide')
  await page.mouse.move(195, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => isSeen(page), { timeout: 1000 }).toBe(false)
  }).toPass()
}
