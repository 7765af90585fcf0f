import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'

const box = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')
const answers = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).locator('[data-search-results] a')

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search; Esc closes it and gives the focus back`, async ({ page }) => {
    await page.goto('/contact')
    const logo = page.locator('header a').first()
    await logo.focus()
    await page.keyboard.press(key)
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(logo).toBeFocused()
  })
}

test('answers come as you type, forgive a letter, and are walked by the arrow keys', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await box(page).pressSequentially('semiglutide')
  await expect(answers(page).first()).toContainText('Semaglutide')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d+ pages? found/)
  await page.keyboard.press('ArrowDown')
  await expect(answers(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(answers(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/semaglutide')
})

test('a price, a question and nothing at all', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await box(page).fill('botox')
  await expect(answers(page).first()).toContainText('$13 per unit')
  await box(page).fill('can I still get pregnant')
  await expect(answers(page).first()).toHaveAttribute('href', '/peri-menopause#questions')
  await box(page).fill('zzzzzzzz')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'every page' })).toBeVisible()
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
})

test('the / key leaves fields alone and can be switched off for good', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('textarea').first().focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.getByLabel('The / key opens the search').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
})

test('the button stands beside the nine entries, in one row from 1200px on', async ({ page }) => {
  await page.goto('/')
  for (const width of [1200, 1280, 1440, 1535, 1536, 1680]) {
    await page.setViewportSize({ width, height: 700 })
    const button = (await page.getByRole('link', { name: 'Search', exact: true }).boundingBox())!
    const menu = (await page.locator('.menu-list').boundingBox())!
    expect(menu.height, `${width}`).toBeLessThan(80)
    expect(menu.x + menu.width, `${width}`).toBeLessThanOrEqual(button.x)
    expect(button.x + button.width, `${width}`).toBeLessThanOrEqual(width)
  }
})

for (const width of [320, 1280]) {
  test(`the open search is accessible at ${width}px, empty and with answers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    await page.keyboard.press('Control+k')
    for (const words of ['', 'weight']) {
      await box(page).fill(words)
      await expect(answers(page)).toHaveCount(words ? 10 : 0)
      await expectAccessible(page, 'dialog')
    }
  })
}

test('a click beside the dialog closes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(box(page)).toBeVisible()
  await page.mouse.click(10, 700)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the focus goes round in the open search and never behind it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(box(page)).toBeFocused()
  const behind: string[] = []
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab')
    // Between the last stop and the first one the browser's own buttons have their turn.
    const stop = page.locator(':focus:not(body, dialog *)')
    if (await stop.count()) behind.push(await stop.innerText())
  }
  expect(behind).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the open phone menu gives way to the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('[popovertarget="menu"]').first().click()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
})

test('when the index cannot be had, the field says so and still leads on', async ({ page }) => {
  await page.route('**/search-index.*.json', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('could not be loaded')
  await box(page).fill('botox')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=botox')
})
