import { expect, test } from '@playwright/test'
import { wake } from './testing/form-helpers.ts'

test('a page with a form loads no framework until the form is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/semaglutide', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => /client|SiteForm\.(?!behaviour)|react/.test(name))).toEqual([])

  await wake(page, 'contact')
  expect(scripts.filter((name) => /\/SiteForm\.(?!behaviour)/.test(name))).toHaveLength(1)
})
