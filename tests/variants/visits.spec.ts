import { expect } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { openSite } from '../../server/live-site.ts'
import { serve } from '../../server/serve.ts'
import { readDays } from '../../server/visits/book.ts'
import { counted } from '../../server/visits/counted.ts'
import { countVisits } from '../../server/visits/visits.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { test } from '../kept-page.ts'

const { integrations, practice } = readSite(contentRoot, stubMedia)
/** Playwright's own name says that it is a program. */
const asPerson =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

if (integrations.visits.count) {
  test('a visit, a call and a booking are counted once each, with no cookie and nothing stored', async ({
    browser,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'visits-'))
    const site = await openSite(process.env['SITE_DIR'] ?? 'dist')
    const visits = countVisits({
      site,
      dataDir,
      trustProxy: 0,
      onError: (error) => expect(error).toBeUndefined(),
    })
    const server = await serve(counted(createApp(site), visits), { host: '127.0.0.1', port: 0 })
    const context = await browser.newContext({ userAgent: asPerson, baseURL: server.url })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    // The other side of the link is not ours to ask.
    await context.route('https://**', (route) => route.abort())
    await page.goto('/contact')
    const told = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.status() === 204)
    const asked = page.waitForRequest((request) => request.url().includes('count-clicks'))
    await page.reload()
    await asked
    await page.waitForLoadState('networkidle')
    // No telephone answers here: the page is asked to stay where it is once the click is counted.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    for (const link of [`main a[href="tel:${practice.phone.href}"]`, `a[href="${practice.links.booking}"]`]) {
      const answer = told()
      await page.locator(link).first().dispatchEvent('click')
      await answer
    }
    await page.locator('a[href="/prices"]').first().dispatchEvent('click')
    await visits.writeNow()
    const [[, counts] = []] = [...(await readDays(join(dataDir, 'visits')))]
    expect(counts).toEqual({ visitors: 1, bots: 0, pages: { '/contact': { view: 2, call: 1, booking: 1 } } })
    expect(await context.cookies()).toEqual([])
    expect(complaints).toEqual([])

    await context.close()
    site.close()
    await server.close(100)
    await visits.close()
    rmSync(dataDir, { recursive: true })
  })

  test('the privacy policy says what is counted, and no longer that nobody is', async ({ page }) => {
    await page.goto('/privacy-policy')
    await expect(page.locator('main')).toContainText('at midnight it throws the code away')
    await expect(page.locator('main')).not.toContainText('does not count its visitors')
  })
} else {
  test('no page carries the script that tells of clicks', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('count-clicks'))).toEqual([])
    await expect(page.locator('html[data-visits]')).toHaveCount(0)
  })
}
