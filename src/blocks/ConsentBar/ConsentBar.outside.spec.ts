import { expect, test as plain } from '@playwright/test'
import { manifest } from '../../../tests/specification/site.ts'
import { test } from '../../../tests/outside-companies.ts'
import { measurementId } from '../../../tests/outside-services.ts'
import { answer, bar, footerButton, start, view } from './testing/bar.ts'

plain('without an id there is no bar, no button and no host', async ({ request }) => {
  for (const address of manifest.pages) {
    const response = await request.get(address)
    expect(await response.text()).not.toMatch(/data-analytics|data-privacy-choices/)
    expect(response.headers()['content-security-policy']).not.toContain('google')
  }
})

test('nothing is loaded before a yes; then the view is counted, once, by exactly these calls', async ({
  page,
  services: { analytics, site },
  complaints,
}) => {
  await page.goto('/prices?utm_source=letter&about=semaglutide&email=ada%40example.com')
  await expect(bar(page)).toBeVisible()
  await page.waitForTimeout(300)
  expect(analytics.requests).toEqual([])
  expect(await page.evaluate(() => [document.cookie, 'dataLayer' in window])).toEqual(['', false])

  await answer(page, 'Yes')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.requests).toContain(`/gtag/js?id=${measurementId}`)
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(site.url, '/prices?utm_source=letter')])
  await page.waitForFunction(() => 'moreOfGtag' in window)

  // The answer holds on the next page, and what came before is told by its origin alone.
  analytics.calls.length = 0
  await page.getByRole('contentinfo').getByRole('link', { name: 'Weight Loss' }).click()
  await page.waitForURL('/weight-loss')
  await expect
    .poll(() => analytics.calls)
    .toEqual([...start, ...view(site.url, '/weight-loss', `${site.url}/`)])
  await expect(bar(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('a no is kept: nothing is loaded, nobody is asked again, and the footer can change it', async ({
  page,
  services: { analytics, site },
}) => {
  await page.goto('/')
  await answer(page, 'No')
  await page.goto('/semaglutide')
  await expect(bar(page)).toBeHidden()
  expect(analytics.requests).toEqual([])

  await footerButton(page).click()
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('Your answer so far: no.')
  await answer(page, 'Yes')
  await expect(footerButton(page)).toBeFocused()
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(site.url, '/semaglutide')])
})

test('a yes taken back stops the counting and removes the cookies', async ({
  page,
  services: { analytics, site },
}) => {
  await page.goto('/')
  await answer(page, 'Yes')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga_TEST12345=')
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(site.url, '/')])
  const before = analytics.calls.length

  await footerButton(page).click()
  await answer(page, 'No')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  await page.goto('/prices')
  await page.waitForTimeout(300)
  expect(analytics.calls).toHaveLength(before)
})

test('yes and no look alike', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page).getByRole('button')).toHaveCount(2)
  const looks = await bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return {
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
          height: button.clientHeight,
          width: button.clientWidth,
        }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`${signal} is a no, whatever was answered before`, async ({ page, services: { analytics } }) => {
    await page.addInitScript(
      ([property, value]) => {
        Object.defineProperty(Navigator.prototype, property, { get: () => value })
        localStorage.setItem('analytics', 'yes')
      },
      [property, value] as const,
    )
    await page.goto('/prices')
    await footerButton(page).click()
    await expect(bar(page).getByText('We take that as a no')).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveText(['Close'])
    await bar(page).getByRole('button').click()
    await page.waitForTimeout(300)
    expect(analytics.requests).toEqual([])
  })
}

test('consent that was given elsewhere counts from the start, until a no', async ({
  page,
  services: { analytics, site },
}) => {
  // The page as a build with `consent: granted` would write it, before its script reads it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const bar = document.querySelector<HTMLElement>('[data-analytics]')
      if (bar) bar.dataset.analytics = bar.dataset.analytics!.replace('"ask"', '"granted"')
    }),
  )
  await page.goto('/prices')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => analytics.calls).toEqual([...start, ...view(site.url, '/prices')])
  await footerButton(page).click()
  await answer(page, 'No')
  analytics.calls.length = 0
  await page.reload()
  await page.waitForTimeout(300)
  expect(analytics.calls).toEqual([])
})
