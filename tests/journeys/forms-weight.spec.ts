import { expect, test } from '@playwright/test'
import { wake } from './form-helpers.ts'

const budget = 4 * 1024

test('a page with a form loads no framework, and 4 kB of script at most, until the form is touched', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const { pathname } = new URL(request.url())
    scripts.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    )
  })
  await page.goto('/semaglutide', { waitUntil: 'networkidle' })
  const before = await Promise.all(scripts.values())
  const total = before.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script bytes', description: `${total} in ${before.length} files` })
  expect([...scripts.keys()].filter((name) => /client|SiteForm|react/.test(name))).toEqual([])
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(budget)

  await wake(page, 'contact')
  expect([...scripts.keys()].filter((name) => name.includes('/SiteForm.'))).toHaveLength(1)
})
