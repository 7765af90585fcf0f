import { expect, test, type Page } from '@playwright/test'

const first = 'Little interest or pleasure in doing things'
const second = 'Feeling down, depressed, or hopeless'

/** Outcomes that are not shown stand in the page too. */
const shown = { useInnerText: true }

test('three points are worth a visit, two are not', async ({ page }) => {
  const check = await open(page)
  await answer(page, first, 'Several days')
  await expect(check.getByRole('status')).not.toContainText('points of 6', shown)
  await answer(page, second, 'Several days')
  await expect(check.getByRole('status')).toContainText('2 points of 6', shown)
  await expect(check.getByRole('status')).toContainText('Below the line', shown)
  await answer(page, second, 'More than half the days')
  await expect(check.getByRole('status')).toContainText('3 points of 6', shown)
  await expect(check.getByRole('status')).toContainText('Worth a visit', shown)
})

test('thoughts of suicide lead to 988 and 911 at once', async ({ page }) => {
  const check = await open(page)
  await check.getByLabel(/ending my life/).check()
  await expect(check.getByRole('status').getByRole('link', { name: '988' })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await expect(check.getByRole('status')).toContainText('911', shown)
})

test('nothing is stored, nothing is sent, and a reload forgets', async ({ page, context }) => {
  const check = await open(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await answer(page, first, 'Nearly every day')
  await answer(page, second, 'Nearly every day')
  await expect(check.getByRole('status')).toContainText('6 points of 6', shown)
  expect(sent).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(page.url()).not.toContain('?')
  await page.reload()
  await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a table says how the points are counted and where to call', async ({ page }) => {
    await page.goto('/mental-health')
    const table = page.getByRole('table', { name: /Points for each/ })
    await expect(table).toContainText('3 or more')
    await expect(table).toContainText('988')
    await expect(page.getByLabel(/ending my life/)).toBeHidden()
  })
})

async function open(page: Page) {
  await page.goto('/mental-health')
  await page.getByRole('table', { name: /Points for each/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-mood-check]:not([inert])')).toBeVisible()
  return page.getByRole('region', { name: /mood check/ })
}

async function answer(page: Page, question: string, words: string): Promise<void> {
  await page.getByRole('group', { name: question }).getByLabel(words).check()
}
