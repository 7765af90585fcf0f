import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../../../../tests/helpers/axe.ts'

test('panel opens and closes by keyboard in 0.4 s, or at once with less motion', async ({ page }) => {
  const panel = await openQuestions(page)
  const duration = () =>
    panel.locator('.panel-content').evaluate((fold) => getComputedStyle(fold).animationDuration)
  await panel.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAttribute('open')
  expect(await duration()).toBe('0.4s')
  await page.keyboard.press('Enter')
  await expect(panel).not.toHaveAttribute('open')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Enter')
  expect(await panel.evaluate((details) => details.getAnimations({ subtree: true }).length)).toBe(0)
})

test('panel answer of more than 500px scrolls by keyboard, and a short one is no tab stop', async ({
  page,
}) => {
  const panel = await openQuestions(page)
  const body = panel.locator('.panel-body')
  await panel.locator('summary').click()
  await expect(body).toHaveAttribute('tabindex', '-1')
  await body
    .locator('p')
    .first()
    .evaluate((words) => (words.textContent = `${words.textContent} `.repeat(60)))
  await expect.poll(async () => (await body.boundingBox())!.height).toBeCloseTo(500)
  const question = await panel.locator('summary').innerText()
  await expect(page.getByRole('region', { name: question })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(body).toBeFocused()
  await page.keyboard.press('End')
  await expect
    .poll(() => body.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight))
    .toBeLessThan(2)
  await expectAccessible(page, 'details[open]')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('panels open and close one at a time without a script', async ({ page }) => {
    const panel = await openQuestions(page)
    const secondPanel = page.locator('section[aria-labelledby=questions] details').nth(1)
    await panel.locator('summary').click()
    await expect(panel).toHaveAttribute('open')
    await secondPanel.locator('summary').click()
    await expect(panel).not.toHaveAttribute('open')
    await expect(secondPanel).toHaveAttribute('open')
  })
})

async function openQuestions(page: Page): Promise<Locator> {
  await page.goto('/semaglutide')
  const panel = page.locator('section[aria-labelledby=questions] details').first()
  await panel.scrollIntoViewIfNeeded()
  return panel
}
