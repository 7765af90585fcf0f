import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { manifest } from '../pages.ts'

/** One loop over the built pages: whatever is added to content/ is tested the day it is added. */
for (const address of manifest.pages) {
  test(`${address} opens whole and clean`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(test.info().project.use.baseURL!))
        complaints.push(`off-origin: ${request.url()}`)
    })

    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    expect((await page.title()).length).toBeGreaterThan(10)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,160}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', manifest.origin + address)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:.+/)

    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    manifest.pages.map(async (address) => {
      const html = await (await request.get(address)).text()
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      ]
    }),
  )
  for (const place of [0, 1]) {
    const values = heads.map((head) => head[place])
    expect(new Set(values).size).toBe(manifest.pages.length)
  }
})
