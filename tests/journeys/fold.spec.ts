import { expect, test, type Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a long page folds what happens when to its heading, and a press unfolds it', async ({ page }) => {
    await page.goto('/semaglutide')
    const toggle = page.getByRole('button', { name: 'How it goes here' })
    const step = steps(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(step).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(step).toBeVisible()
    await toggle.press('Enter')
    await expect(step).toBeHidden()
  })

  test('what warns, who should not use it and what it costs are never folded', async ({ page }) => {
    await page.goto('/semaglutide')
    for (const name of [
      'Side effects and warnings',
      'Is it a fit for you?',
      'What it costs, here and elsewhere',
    ])
      await expect(page.getByRole('region', { name }).locator('p, li').first()).toBeVisible()
  })

  test('a link to a folded section unfolds it', async ({ page }) => {
    await page.goto('/semaglutide#how-it-goes-here')
    await expect(steps(page)).toBeVisible()
  })

  test('the browser’s own search finds and unfolds it', async ({ page }) => {
    await page.goto('/semaglutide')
    const words = (await steps(page).locator('h3').first().textContent())!
    await expect(steps(page)).toBeHidden()
    await page.goto(`/semaglutide#:~:text=${encodeURIComponent(words)}`)
    await expect(steps(page)).toBeVisible()
  })

  test('on paper it stands there', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(steps(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(steps(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it goes here' })).toBeVisible()
  })

  test('nor are the form, and the counts of what helps and harms', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(page.locator('form[data-form=contact]').getByLabel('Name')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'What happened to 100 people' }).locator('table, figure').first(),
    ).toBeVisible()
  })
})

test('a wide window folds nothing, nor does one that has grown', async ({ page }) => {
  await page.goto('/semaglutide')
  await expect(steps(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.reload()
  await expect(steps(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(steps(page)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })
  test('nothing is folded', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(steps(page)).toBeVisible()
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby=how-it-goes-here] li').first()
}
