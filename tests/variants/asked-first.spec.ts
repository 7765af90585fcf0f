import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../kept-page.ts'
import { graphFaults } from '../html/graph-faults.ts'
import { manifest } from '../site/built.ts'
import { at, filled, graphOf, site } from './filled.ts'

/** Where visitors look for the language they can speak. */
const spoken = ['/contact', '/es/contact']

if (!filled) {
  test('what is not filled shows nothing, no heading either', async ({ page }) => {
    for (const address of ['/', '/meet-us', '/prices', '/first-visit']) {
      if (!manifest.pages.includes(address)) continue
      await page.goto(address)
      await expect(page.locator('[data-dated]')).toHaveCount(0)
      await expect(page.locator('a[href^="/downloads/"], .providers')).toHaveCount(0)
      for (const name of ['Who looks after you', 'For a short time', 'Forms to fill in at home'])
        await expect(page.getByRole('heading', { name })).toHaveCount(0)
    }
    expect((await page.request.get('/employers')).status()).toBe(404)
    for (const address of spoken.filter((one) => manifest.pages.includes(one))) {
      const html = await (await page.request.get(address)).text()
      expect(html, address).not.toMatch(/se habla español|knowsLanguage/i)
    }
  })
} else {
  test('providers: the founder first, with license and languages, and as people to search engines', async ({
    page,
  }) => {
    await page.goto('/meet-us')
    const cards = page.locator('.providers > li')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('Ada Sample, APRN, FNP-C')
    await expect(cards.first()).toContainText('Founder')
    await expect(cards.nth(1)).toContainText('RN 0000002')
    await expect(cards.nth(1)).toContainText('English and Spanish')
    const graph = await graphOf(page)
    expect(graph.filter((node) => node['@type'] === 'Person').map(({ name }) => name)).toEqual([
      'Ada Sample',
      'Ben Sample',
    ])
    expect(graphFaults(graph)).toEqual([])
  })

  test('"Se habla español" stands with the ways to reach us and in the footer, in both languages', async ({
    page,
  }) => {
    for (const address of spoken) {
      await page.goto(address)
      for (const place of ['main', 'footer'])
        await expect(page.locator(place).getByText('Se habla español')).toBeVisible()
      await expect(page.getByText('Se habla español').first()).toHaveAttribute('lang', 'es')
      const graph = await graphOf(page)
      const clinic = graph.find((node) => node['@type'] === 'MedicalClinic')!
      expect(clinic['knowsLanguage']).toEqual(['en-US', 'es-US'])
      expect(graphFaults(graph)).toEqual([])
    }
  })

  test('the portal stands beside booking: header, contact, footer, and on phones at the foot', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/contact')
    const portal = page.getByRole('link', { name: 'Patient portal (opens in a new tab)' })
    for (const place of ['header', 'main', 'footer'])
      await expect(
        page
          .locator(place === 'header' ? 'body > :not(main, footer)' : place)
          .locator(portal)
          .first(),
      ).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    const inBar = page.locator('[data-call-bar]').locator(portal)
    await expect(inBar).toBeVisible()
    await expect(inBar).toHaveAttribute('href', 'https://portal.example/')
    expect((await page.locator('[data-call-bar] a').first().boundingBox())!.width).toBeGreaterThan(80)
  })

  test('a form says its size and pages, and comes as it is', async ({ page }) => {
    await page.goto('/first-visit')
    const form = page.getByRole('link', { name: /^New patient form/ })
    await expect(form).toHaveText(/\(PDF, 2 kB, 3 pages\)/)
    const answer = await page.request.get((await form.getAttribute('href'))!)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(await answer.body()).toEqual(readFileSync(join(contentRoot, 'downloads/new-patient.pdf')))
  })

  test('a real review says where and when it was written', async ({ page }) => {
    await page.goto('/')
    const quote = page.locator('figure', { hasText: site.testimonials[0]!.quote }).first()
    await expect(quote.getByRole('link', { name: 'Google (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://reviews.example/1',
    )
    await expect(quote.locator('time')).toHaveText('March 3, 2026')
    await expect(quote).not.toContainText('Sample')
  })

  test('the page for employers is there, in the menu and in the sitemap', async ({ page }) => {
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: 'For Employers' }).click()
    await expect(page.locator('h1')).toHaveText('Care for your team')
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/employers<')
  })

  for (const address of ['/meet-us', '/prices', '/first-visit', '/employers']) {
    test(`${address} is whole and accessible with it, narrow and wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await at(page, site.announcements[0]!.period.starts + 60_000, address)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectAccessible(page, 'html', `${width}px`)
      }
    })
  }
}
