import { expect } from '@playwright/test'
import { openBrowser, test } from '../../../tests/outside-companies.ts'
import { answer, start, view } from './testing/bar.ts'

test('a post is counted as itself, though the menu marks the journal', async ({
  page,
  services: { analytics, site },
}) => {
  await page.goto('/blog/peptide-therapy')
  await answer(page, 'Yes')
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(site.url, '/blog/peptide-therapy')])
})

test('whoever writes to the practice is never counted, and the policy of those pages would not let it happen', async ({
  page,
  services: { analytics, site },
}) => {
  await page.addInitScript(() => localStorage.setItem('analytics', 'yes'))
  for (const address of ['/contact', '/careers', '/thanks/message', '/thanks/newsletter', '/thanks/resume']) {
    const response = await page.goto(address)
    expect(response?.headers()['content-security-policy']).not.toContain(analytics.origin)
    await page.waitForTimeout(200)
  }
  expect(analytics.requests).toEqual([])
  expect(Object.keys(site.manifest.policies)).not.toEqual(expect.arrayContaining(['/contact']))
})

for (const cached of [false, true]) {
  test(`going back counts one view more, ${cached ? 'from the cache' : 'loaded anew'}`, async ({
    services: { analytics, site },
  }) => {
    const { page, goBack, close } = await openBrowser(site.url, cached)
    await page.goto('/prices')
    await answer(page, 'Yes')
    await expect.poll(() => analytics.calls.length).toBe(5)
    await page.goto('/contact')
    analytics.calls.length = 0
    await goBack()
    const again = view(site.url, '/prices')
    await expect.poll(() => analytics.calls).toEqual(cached ? again : [...start, ...again])
    await close()
  })
}

for (const mood of ['hangs', 'refuses'] as const) {
  test(`a service that ${mood} holds up nothing`, async ({ page, services: { analytics } }) => {
    await page.addInitScript(() => localStorage.setItem('analytics', 'yes'))
    await analytics.become(mood)
    const asked = page.waitForRequest((request) => request.url().startsWith(analytics.origin))
    // Resolves with the load event, which the service's script must not delay: it is only sent for afterwards.
    await page.goto('/prices')
    await asked
    const [loaded, fetched] = await page.evaluate(() => [
      performance.getEntriesByType('navigation')[0]!.toJSON().loadEventEnd,
      performance.now(),
    ])
    expect(loaded).toBeGreaterThan(0)
    expect(loaded).toBeLessThan(fetched)
    await expect(page.locator('h1')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('/contact')
  })
}
