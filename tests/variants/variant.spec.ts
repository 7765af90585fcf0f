import { expect, type Page } from '@playwright/test'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../kept-page.ts'
import { readThrough } from '../read-through.ts'
import { samplePages } from '../sample-pages.ts'
import { listen } from '../site/complaints.ts'
import { manifest } from '../site/built.ts'

const site = readSite(contentRoot, stubMedia)

test('every page answers, has its frame and complains of nothing', async ({ page }) => {
  test.setTimeout(180_000)
  // A film that is broken off by going on would be a request that failed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = listen(page)
  for (const address of manifest.pages) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await expect(page.locator('h1'), address).toHaveCount(1)
    await expect(page.locator('footer'), address).toContainText(site.practice.phone.display)
  }
  expect(complaints.all()).toEqual([])
})

for (const address of samplePages(site).slice(0, 6)) {
  test(`${address} is whole and accessible, narrow and wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await readThrough(page)
      await expectNothingSideways(page, width)
      await expectAccessible(page, 'html', `${width}px`)
    }
  })
}

test('the menu stays in one row from 1200px on', async ({ page }) => {
  await page.goto('/')
  for (const width of [1200, 1280, 1536]) {
    await page.setViewportSize({ width, height: 700 })
    expect((await page.locator('.menu-list').boundingBox())!.height, `${width}`).toBeLessThan(80)
  }
})

test('the home page has every quote and every card', async ({ page }) => {
  await page.goto('/')
  const blocks = site.pages.find(({ address }) => address === '/')!.sections.map(({ block }) => block)
  if (blocks.includes('testimonials'))
    await expect(page.locator('main blockquote')).toHaveCount(site.testimonials.length)
  if (blocks.includes('services'))
    await expect(page.locator('main .service')).toHaveCount(site.services.length)
})

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}
