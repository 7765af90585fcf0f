import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDate } from '../../src/lib/dates.ts'
import { en } from '../../src/lib/words/en.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../kept-page.ts'
import { graphFaults, type Node } from '../site/graph-faults.ts'
import { manifest } from '../site/built.ts'
import { listen } from '../site/complaints.ts'

const site = readSite(contentRoot, stubMedia)
/** Only one variant has filled what is empty elsewhere: scripts/variants/asked-first.ts. */
const filled = site.announcements.length > 0
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
  const [now, later] = site.announcements
  const [holiday, shortDay] = site.practice.specialHours

  test('an announcement stands at the top of every page until its last day is over', async ({ page }) => {
    for (const address of ['/', '/contact', manifest.pages.at(-1)!]) {
      await at(page, now!.period.ends - 60_000, address)
      await expect(announced(page).getByText('because of the storm')).toBeVisible()
      await expect(announced(page).getByText('hour earlier')).toBeHidden()
      await expect(page.getByText('over before the build')).toHaveCount(0)
    }
    await at(page, now!.period.ends, '/')
    await expect(page.getByText('because of the storm')).toBeHidden()
    await at(page, later!.period.ends, '/')
    await expect(announced(page)).toHaveCount(0)
  })

  test('one that is over or not yet due moves nothing on the page', async ({ page }) => {
    const complaints = listen(page)
    for (const moment of [now!.period.ends + 60_000, later!.period.starts + 60_000]) {
      await at(page, moment, '/contact')
      await page.waitForLoadState('networkidle')
      // The bar is a twentieth of the window: had it come or gone, far more would have moved.
      expect(await complaints.layoutShift()).toBeLessThan(0.005)
    }
    await expect(announced(page).getByText('hour earlier')).toBeVisible()
  })

  test('special hours: the line of hours, the footer and search engines follow', async ({ page }) => {
    const days = `${formatDate(holiday!.from, en)} to ${formatDate(holiday!.until, en)}`
    await at(page, now!.period.starts + 60_000, '/contact')
    await expect(page.locator('footer')).toContainText(`A holiday, ${days}: closed`)
    await expect(page.locator('main')).toContainText(`A holiday, ${days}: closed`)
    await expect(page.locator('footer')).not.toContainText('A day gone by')
    const clinic = (await graphOf(page)).find((node) => node['@type'] === 'MedicalClinic')!
    expect(clinic['specialOpeningHoursSpecification']).toEqual([
      hours(holiday!.from, holiday!.until, '00:00', '00:00'),
      hours(shortDay!.from, shortDay!.until, '09:00', '11:00'),
    ])

    await at(page, middayOf(holiday!.from), '/contact')
    await expect(page.locator('[data-open-now]').first()).toHaveText(
      `Closed now · A holiday, ${days}: closed`,
    )
    await at(page, middayOf(shortDay!.from) - 2 * 3_600_000, '/contact')
    await expect(page.locator('[data-open-now]').first()).toHaveText(/^Open now · A short day, /)
    await at(page, middayOf(shortDay!.from), '/contact')
    await expect(page.locator('[data-open-now]').first()).toHaveText(/^Closed now · A short day, /)
    await expect(page.locator('footer').getByText('A holiday,')).toBeHidden()
  })

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

  test('specials go one by one, and the heading with the last', async ({ page }) => {
    const [first, second] = site.specials
    const heading = page.getByRole('heading', { name: 'For a short time' })
    await at(page, first!.period.ends - 60_000, '/prices')
    await expect(page.getByText('A talk about sleep')).toBeVisible()
    await expect(page.getByText(`Until ${formatDate(second!.until, en)}`)).toBeVisible()
    await at(page, first!.period.ends, '/prices')
    await expect(page.getByText('A talk about sleep')).toBeHidden()
    await expect(heading).toBeVisible()
    await at(page, second!.period.ends, '/prices')
    await expect(heading).toBeHidden()
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
        await at(page, now!.period.starts + 60_000, address)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectAccessible(page, 'html', `${width}px`)
      }
    })
  }
}

/** The page as somebody sees it at another time. */
async function at(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(address)
}

function announced(page: Page) {
  return page.getByRole('region', { name: 'Announcements' })
}

function middayOf(day: string): number {
  // Noon in the practice's zone, whichever it is in America.
  return Date.parse(`${day}T17:00:00Z`)
}

function hours(validFrom: string, validThrough: string, opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes }
}

async function graphOf(page: Page): Promise<Node[]> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return (JSON.parse(text ?? '{}') as { '@graph': Node[] })['@graph']
}
