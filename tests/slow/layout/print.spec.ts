import { expect, type Page } from '@playwright/test'
import { test } from '../../helpers/reused-tab.ts'
import { practice } from '../../helpers/content.ts'
import { readThrough } from '../../helpers/page-state.ts'

const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

test('price list prints on three sheets at most, with practice and date', async ({ page }) => {
  await page.goto('/prices')
  expect(await sheets(page)).toBeLessThanOrEqual(3)
  await onPaper(page)
  const head = page.locator('[data-letterhead]')
  await expect(head).toContainText(practice.name)
  await expect(head).toContainText(practice.phone.display)
  await expect(head).toContainText(`printed ${today}`)
  await expect(page.getByText(/Prices as of \w+ \d+, \d{4}/)).toBeVisible()
  await expect(page.locator('[data-price-filter]')).toBeHidden()
})

const pages = [
  '/',
  '/semaglutide',
  '/primary-care',
  '/vitamin-infusions',
  '/contact',
  '/blog/peptide-therapy',
]
for (const address of pages) {
  test(`${address} prints without its frame, with questions open`, async ({ page }) => {
    await page.goto(address)
    await onPaper(page)
    for (const frame of ['header', 'footer', '[data-call-bar]', 'main form', 'main video', 'main picture'])
      expect(await page.locator(`${frame}:visible`).count(), frame).toBe(0)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[data-letterhead]')).toBeVisible()
    for (const answer of await page.locator('main details:not(.print\\:hidden) > :not(summary)').all())
      expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(8)
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
    expect(opacities.filter((opacity) => opacity !== '1')).toEqual([])
    for (const link of await page.locator('main p a[href^="http"]').all()) {
      const href = await link.getAttribute('href')
      expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(`" (${href})"`)
    }
    await page.emulateMedia({ media: null })
    await page.reload()
    const early = await sheets(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main section:not(:has(form)) h2').first()).toBeVisible()
    await page.emulateMedia({ media: null })
    await readThrough(page)
    expect(early, 'sheets before reading').toBe(await sheets(page))
  })
}

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
