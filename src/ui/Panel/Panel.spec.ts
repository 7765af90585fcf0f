import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../../../tests/axe.ts'

test('each of nine drips keeps at most one question open, and others keep theirs', async ({ page }) => {
  await page.goto('/vitamin-infusions')
  const cards = page.locator('li:has(> div details[name^="drip-"])')
  await expect(cards).toHaveCount(9)
  const [first, second] = [cards.nth(0), cards.nth(1)]
  await first.locator('summary').nth(0).click()
  await second.locator('summary').nth(0).click()
  await expect(first.locator('details[open]')).toHaveCount(1)
  await first.locator('summary').nth(1).click()
  await expect(first.locator('details[open] summary')).toHaveText(
    await first.locator('summary').nth(1).innerText(),
  )
  await expect(first.locator('details[open]')).toHaveCount(1)
  await expect(second.locator('details[open]')).toHaveCount(1)
  await first.locator('summary').nth(1).click()
  await expect(first.locator('details[open]')).toHaveCount(0)
})

test('Book Now of every drip leads to /contact and brings its name along', async ({ page }) => {
  await page.goto('/vitamin-infusions')
  const buttons = page.getByRole('link', { name: /^Book Now the/ })
  await expect(buttons).toHaveCount(9)
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', /^\/contact\?about=/)
  await page.getByRole('link', { name: 'Book Now the NAD+ Drip', exact: true }).click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.locator('form[data-form=contact] [name=subject]')).toHaveValue('NAD+ Drip')
})

test('a question opens by keyboard, in 0.4 s', async ({ page }) => {
  const panel = await openQuestions(page)
  await panel.locator('summary').focus()
  await panel.evaluate((details) => {
    const seen: { at: number; height: number }[] = []
    Object.assign(window, { seen })
    details.addEventListener('toggle', async () => {
      const opened = performance.now()
      while (performance.now() - opened < 700) {
        seen.push({ at: performance.now() - opened, height: details.clientHeight })
        await new Promise(requestAnimationFrame)
      }
    })
  })
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { at: number; height: number }[] }).seen,
  )
  const [first, last] = [seen[0]!.height, seen.at(-1)!.height]
  const settled = seen.find(({ height }) => height === last)!.at
  expect(seen.some(({ height }) => height > first + 5 && height < last - 5)).toBe(true)
  expect(settled).toBeGreaterThan(250)
  expect(settled).toBeLessThan(700)
  await page.keyboard.press('Enter')
  await expect(panel).not.toHaveAttribute('open')
})

test('a long answer is 500px high, scrolls to its end, and the keyboard reaches it', async ({ page }) => {
  const panel = await openQuestions(page)
  await lengthen(panel)
  await panel.locator('summary').click()
  await page.waitForTimeout(500)
  const body = panel.locator('.panel-body')
  expect((await body.boundingBox())!.height).toBeCloseTo(500)
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

test('a short answer is no stop for the keyboard', async ({ page }) => {
  const panel = await openQuestions(page)
  await panel.locator('summary').click()
  await expect(panel.locator('.panel-body')).toHaveAttribute('tabindex', '-1')
})

test.describe('where stillness is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('it opens at once', async ({ page }) => {
    const panel = await openQuestions(page)
    await panel.locator('summary').click()
    expect(await panel.evaluate((details) => details.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('questions open and close, one at a time', async ({ page }) => {
    const panel = await openQuestions(page)
    const other = page.locator('section[aria-labelledby=questions] details').nth(1)
    await panel.locator('summary').click()
    await expect(panel).toHaveAttribute('open')
    await other.locator('summary').click()
    await expect(panel).not.toHaveAttribute('open')
    await expect(other).toHaveAttribute('open')
  })
})

async function openQuestions(page: Page): Promise<Locator> {
  await page.goto('/semaglutide')
  const panel = page.locator('section[aria-labelledby=questions] details').first()
  await panel.scrollIntoViewIfNeeded()
  return panel
}

/** No answer of the site is that long, and one may be written tomorrow. */
async function lengthen(panel: Locator): Promise<void> {
  await panel
    .locator('.panel-body p')
    .first()
    .evaluate((words) => (words.textContent = `${words.textContent} `.repeat(60)))
}
