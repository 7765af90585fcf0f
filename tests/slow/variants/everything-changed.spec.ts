import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { root } from '../../../build/run.ts'
import { makeReady } from '../../../scripts/launch-check/testing/ready-content.ts'
import { readSite, type Site } from '../../../src/content-model/site.ts'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { en } from '../../../src/lib/words/en.ts'
import { es } from '../../../src/lib/words/es.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { collectPageErrors } from '../../helpers/page-errors.ts'
import { layoutShift, readThrough } from '../../helpers/page-state.ts'
import { useVariant } from '../../helpers/variant.ts'
import { fillLists } from './filled-lists.ts'

type Variant = { url: string; site: Site; htmlAt(address: string): string }

const translated = ['/es/contact', '/es/semaglutide', '/es/phentermine']
const only = ['/', '/contact', '/blog', '/prices', '/meet-us', '/first-visit', '/employers', ...translated]
const changedFile = 'treatments/semaglutide.yaml'

/** Some pages of content/ with filled lists, built once and served; one worker runs all tests. */
const test = base.extend<object, { variant: Variant }>({
  variant: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    ({}, use) =>
      useVariant({ name: 'everything-changed', change, only }, ({ url, siteDir, content }) =>
        use({
          url,
          site: readSite(content.root),
          htmlAt: (address) => readFileSync(join(root, siteDir, `public${address}.html`), 'utf8'),
        }),
      ),
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ variant }, use) => use(variant.url),
})
test.describe.configure({ mode: 'default' })

function change(copy: ContentCopy): void {
  makeReady(copy)
  // The lender's calculator would send requests to another company.
  copy.set('integrations.yaml', 'financing.slug', null)
  fillLists(copy)
  // The English of a translated page changes, and its Spanish does not.
  const { sections } = copy.data(changedFile) as { sections: { text?: unknown }[] }
  const index = sections.findIndex(({ text }) => typeof text === 'string')
  copy.set(changedFile, `sections[${index}].text`, `${sections[index]!.text}\n\nThis sentence came later.`)
}

test('Spanish page says that it is outdated where its English has changed', ({
  variant: { site, htmlAt },
}) => {
  const { treatments, pages } = site.spanish!
  const all = [...treatments, ...pages].filter(({ address }) => translated.includes(address))
  const late = all.filter(({ outdated }) => outdated.length > 0)
  expect(late.map(({ file }) => file)).toContain(`es/${changedFile}`)
  expect(all).toHaveLength(translated.length)
  expect(late.length).toBeLessThan(all.length)
  expect(all.filter(({ address }) => htmlAt(address).includes(es.translation.notice))).toEqual(late)
})

test('announcement stands at the top of pages until its last day, and shifts nothing', async ({
  page,
  variant: { site },
}) => {
  const [now, later] = site.announcements
  const announced = page.getByRole('region', { name: 'Announcements' })
  for (const address of ['/', '/contact', '/blog']) {
    await at(page, now!.period.ends - 60_000, address)
    await expect(announced.getByText('because of the storm')).toBeVisible()
    await expect(announced.getByText('hour earlier')).toBeHidden()
    await expect(page.getByText('over before the build')).toHaveCount(0)
  }
  for (const moment of [now!.period.ends, later!.period.starts + 60_000]) {
    await at(page, moment, '/contact')
    await expect(page.getByText('because of the storm')).toBeHidden()
    // The bar takes a twentieth of the window, so showing or hiding it late would shift far more.
    expect(await layoutShift(page)).toBeLessThan(0.02)
  }
  await expect(announced.getByText('hour earlier')).toBeVisible()
  await at(page, later!.period.ends, '/')
  await expect(announced).toHaveCount(0)
})

test('special hours stand in the line of hours, the footer and structured data', async ({
  page,
  variant: { site },
}) => {
  const [holiday, shortDay] = site.practice.specialHours
  const days = `${formatDate(holiday!.from, en)} to ${formatDate(holiday!.until, en)}`
  const line = page.locator('[data-open-now]').first()
  await at(page, site.announcements[0]!.period.starts + 60_000, '/contact')
  for (const place of ['main', 'footer']) {
    await expect(page.locator(place)).toContainText(`A holiday, ${days}: closed`)
    await expect(page.locator(place)).not.toContainText('A day gone by')
  }
  const clinic = (await graphOf(page)).find((node) => node['@type'] === 'MedicalClinic')!
  expect(clinic['specialOpeningHoursSpecification']).toMatchObject([
    { validFrom: holiday!.from, validThrough: holiday!.until, opens: '00:00', closes: '00:00' },
    { validFrom: shortDay!.from, validThrough: shortDay!.until, opens: '09:00', closes: '11:00' },
  ])
  await at(page, middayOf(holiday!.from), '/contact')
  await expect(line).toHaveText('Closed now A holiday')
  await at(page, middayOf(shortDay!.from) - 2 * 3_600_000, '/contact')
  await expect(line).toHaveText('Open now A short day: 9 a.m. to 11 a.m.')
  await at(page, middayOf(shortDay!.from), '/contact')
  await expect(line).toHaveText(/^Closed now A short day: /)
  await expect(page.locator('footer').getByText('A holiday,')).toBeHidden()
})

test('specials disappear one by one, and the heading with the last', async ({ page, variant: { site } }) => {
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

test('providers list the founder first, with license and languages, and as people in structured data', async ({
  page,
}) => {
  await page.goto('/meet-us')
  await expect(page.getByRole('listitem').filter({ has: page.getByText('License:') })).toContainText([
    /Ada Sample, APRN, FNP-C.*Founder/s,
    /English and Spanish.*RN 0000002|RN 0000002.*English and Spanish/s,
  ])
  const people = (await graphOf(page)).filter((node) => node['@type'] === 'Person')
  expect(people.map(({ name }) => name)).toEqual(['Ada Sample', 'Ben Sample'])
})

test('spoken Spanish and the portal are named in both languages', async ({ page }) => {
  const portal = page.getByRole('link', { name: /^(?:Patient portal|Portal)/ })
  for (const address of ['/contact', '/es/contact']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    for (const place of ['main', 'footer']) {
      await expect(page.locator(place).getByText('Se habla español')).toBeVisible()
      await expect(page.locator(place).locator(portal).first()).toBeVisible()
    }
    const clinic = (await graphOf(page)).find((node) => node['@type'] === 'MedicalClinic')!
    expect(clinic['knowsLanguage']).toEqual(['en-US', 'es-US'])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(page.locator('[data-call-bar]').locator(portal)).toBeVisible()
    expect((await page.locator('[data-call-bar] a').first().boundingBox())!.width).toBeGreaterThan(80)
  }
})

test('download says its size and comes as it is', async ({ page }) => {
  await page.goto('/first-visit')
  const form = page.getByRole('link', { name: /^New patient form/ })
  await expect(form).toHaveText(/\(PDF, 2 kB\)/)
  const answer = await page.request.get((await form.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(await answer.body()).toEqual(readFileSync(join(import.meta.dirname, 'new-patient.pdf')))
})

test('real review says where and when it was written', async ({ page, variant: { site } }) => {
  await page.goto('/')
  const quote = page.locator('figure', { hasText: site.testimonials[0]!.quote }).first()
  await expect(quote.getByRole('link', { name: /^Google/ })).toHaveAttribute(
    'href',
    'https://reviews.example/1',
  )
  await expect(quote.locator('time')).toHaveText('March 3, 2026')
  await expect(quote).not.toContainText('Sample')
})

test('page with filled lists fits the screen without errors and is accessible', async ({
  page,
  variant: { site },
}) => {
  test.setTimeout(120_000)
  const errors = collectPageErrors(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/meet-us', '/prices', '/first-visit', '/employers'])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await at(page, site.announcements[0]!.period.starts + 60_000, address)
      await readThrough(page)
      const message = `${address} at ${width}px`
      expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(width)
      await expectAccessible(page, 'html', message)
    }
  expect(errors.filter((one) => !one.startsWith('off-origin: '))).toEqual([])
})

async function at(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(address)
}

async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(text ?? '{}')['@graph']
}

function middayOf(day: string): number {
  return Date.parse(`${day}T17:00:00Z`)
}
