import { expect, test } from '@playwright/test'

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the form is on the first screen of /contact at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    const field = (await page.locator('form[data-form=contact]').getByLabel('Name').boundingBox())!
    const bar = await page.locator('.call-bar').boundingBox()
    expect(field.y + field.height).toBeLessThan(bar?.y ?? height)
    await expect(page.getByText('What happens next:')).toBeInViewport()
  })
}
