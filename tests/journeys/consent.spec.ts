import { expect } from '@playwright/test'
import { answer, bar, footerButton, start, view } from '../slow/third-parties/consent-bar.ts'
import { measurementId, thirdPartyTest } from '../slow/third-parties/third-party-test.ts'

const test = thirdPartyTest('consent', ['/', '/prices'], (copy) =>
  copy.set('integrations.yaml', 'analytics.measurementId', measurementId),
)

test('analytics counts nothing before a yes, each view once after it, and the footer takes it back', async ({
  page,
  siteUrl,
  analytics,
}) => {
  await page.goto('/prices', { waitUntil: 'networkidle' })
  await expect(bar(page)).toBeVisible()
  expect(analytics.requests).toEqual([])
  const cookies = () => page.evaluate(() => document.cookie)
  expect([await cookies(), await page.evaluate(() => 'dataLayer' in window)]).toEqual(['', false])
  await answer(page, 'Yes')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(measurementId, `${siteUrl}/prices`)])

  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.calls).toHaveLength(10)
  await expect.poll(cookies).toContain('_ga_TEST12345=')
  await footerButton(page).click()
  await expect(bar(page)).toBeFocused()
  await answer(page, 'No')
  await expect(footerButton(page)).toBeFocused()
  await expect.poll(cookies).toBe('')
  await page.reload({ waitUntil: 'networkidle' })
  expect(analytics.calls).toHaveLength(10)
})

test('analytics keeps a no until the footer changes it', async ({ page, siteUrl, analytics }) => {
  await page.goto('/')
  await answer(page, 'No')
  await page.goto('/prices', { waitUntil: 'networkidle' })
  await expect(bar(page)).toBeHidden()
  expect(analytics.requests).toEqual([])
  await footerButton(page).click()
  await expect(bar(page)).toContainText('Your answer so far: no.')
  await answer(page, 'Yes')
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(measurementId, `${siteUrl}/prices`)])
})
