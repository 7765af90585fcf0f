import { expect, type Page } from '@playwright/test'
import { formatDate } from '../../src/lib/dates.ts'
import { en } from '../../src/lib/words/en.ts'
import { test } from '../kept-page.ts'
import { manifest } from '../site/built.ts'
import { listen } from '../site/complaints.ts'
import { at, filled, graphOf, site } from './filled.ts'

if (filled) {
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
