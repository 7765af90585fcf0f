import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'

test.use({ javaScriptEnabled: false })

test('menus open, wide', async ({ page }) => {
  await page.goto('/')
  const weightLoss = page.locator('#menu details').filter({ hasText: 'Semaglutide' })
  await weightLoss.locator('summary').click()
  await expect(weightLoss.getByRole('link', { name: 'Semaglutide' })).toBeVisible()
})

test('menus open, narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu summary').filter({ hasText: 'Weight Loss' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Semaglutide' }).click()
  await expect(page).toHaveURL('/semaglutide')
})

test('questions unfold, one at a time', async ({ page }) => {
  await page.goto('/semaglutide')
  const panels = page.locator('section[aria-labelledby=questions] details')
  await panels.nth(0).locator('summary').click()
  await expect(panels.nth(0).locator('p').first()).toBeVisible()
  await panels.nth(1).locator('summary').click()
  await expect(panels.nth(0)).not.toHaveAttribute('open')
  await expect(panels.nth(1)).toHaveAttribute('open')
})
