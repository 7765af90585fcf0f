import { expect, test as base } from '@playwright/test'
import type { ContentCopy } from '#reading/testing/content-copy.ts'
import { companiesIn, type Companies } from '../slow/outside/companies.ts'
import { answer, bar, footerButton, start, view } from '../slow/outside/consent-bar.ts'
import { useVariant } from '../helpers/variant.ts'

const id = 'G-TEST12345'

/** Two pages of the site with an analytics service set up, which is answered for in the browser. */
const test = base.extend<{ companies: Companies }, { siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const change = (copy: ContentCopy) => copy.set('integrations.yaml', 'analytics.measurementId', id)
      await useVariant({ name: 'consent', change, only: ['/', '/prices'] }, ({ url }) => use(url))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  companies: async ({ context }, use) => use(await companiesIn(context)),
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})

test('nothing is counted before a yes, a yes counts each view once, and the footer takes it back', async ({
  page,
  siteUrl,
  companies: { analytics },
}) => {
  await page.goto('/prices', { waitUntil: 'networkidle' })
  await expect(bar(page)).toBeVisible()
  expect(analytics.requests).toEqual([])
  const cookies = () => page.evaluate(() => document.cookie)
  expect([await cookies(), await page.evaluate(() => 'dataLayer' in window)]).toEqual(['', false])
  await answer(page, 'Yes')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(id, `${siteUrl}/prices`)])

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

test('a no is kept: nobody is asked again, and the footer can change it', async ({
  page,
  siteUrl,
  companies: { analytics },
}) => {
  await page.goto('/')
  await answer(page, 'No')
  await page.goto('/prices', { waitUntil: 'networkidle' })
  await expect(bar(page)).toBeHidden()
  expect(analytics.requests).toEqual([])
  await footerButton(page).click()
  await expect(bar(page)).toContainText('Your answer so far: no.')
  await answer(page, 'Yes')
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(id, `${siteUrl}/prices`)])
})
