import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'

test('every page but the home page says where it stands', async ({ page }) => {
  for (const [address, trail] of [
    ['/semaglutide', ['Home', 'Weight loss', 'Semaglutide']],
    ['/weight-loss', ['Home', 'Weight Loss']],
    ['/skin-pen', ['Home', 'Aesthetics', 'SkinPen Microneedling']],
    ['/blog/peptide-therapy', ['Home', 'Blog', /^Peptide Therapy/]],
    ['/careers', ['Home', 'Careers']],
  ] as const) {
    await page.goto(address)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.locator('a, li > span:not([aria-hidden])')).toHaveText([...trail])
    await expect(crumbs.locator('[aria-current=page]')).toHaveCount(1)
  }
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
})

test('a treatment names the rest of its section', async ({ page }) => {
  await page.goto('/semaglutide')
  const section = page.getByRole('navigation', { name: /In this section/ })
  // Each is named once: what its writer thought of in rows, the rest in a line.
  const onward = page.locator('[aria-labelledby=related] li').or(section.locator('li'))
  for (const name of ['Contrave', 'Phentermine', 'Tirzepatide', 'Weight Loss'])
    await expect(onward.filter({ has: page.getByText(name, { exact: true }) })).toHaveCount(1)
  await expect(section.getByRole('link', { name: 'Semaglutide' })).toHaveCount(0)
})
