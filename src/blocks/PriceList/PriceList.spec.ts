import { expect, test } from '@playwright/test'

test('on a phone every price stands on the right edge, however long its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/weight-loss')
  const list = page.getByRole('region', { name: 'All weight-loss prices' })
  const gaps = await list.locator('dl').evaluate((all) => {
    const edge = all.getBoundingClientRect().right
    return [...all.querySelectorAll('dd')].map((price) => {
      const range = document.createRange()
      range.selectNodeContents(price)
      return Math.round(edge - range.getBoundingClientRect().right)
    })
  })
  expect(gaps.length).toBeGreaterThan(5)
  expect(gaps.filter((gap) => gap !== 0)).toEqual([])
})
