import { expect, test as base, type Page } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/run.ts'
import { createApp } from '../../site/app.ts'
import { openSite } from '../../site/release.ts'
import { publish } from '../../build/releases.ts'
import { serve } from '../../site/server.ts'
import { specificationSite } from '../specification/site.ts'
import { wake } from '../../src/blocks/SiteForm/testing/form-helpers.ts'

const DAY = 24 * 60 * 60 * 1000

type Releases = { url: string; release(daysLater: number): Promise<void> }

/** The built site as a first release; the next one has none of its scripts, as if all had other names. */
const test = base.extend<{ releases: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
  releases: async ({}, use) => {
    const built = join(root, specificationSite)
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    const next = join(folder, 'next')
    cpSync(built, next, {
      recursive: true,
      filter: (path) => !/_astro\/.*\.(?:js|css)|search-index/.test(path),
    })
    const now = Date.now()
    await publish(folder, built, new Date(now))
    const site = await openSite(join(folder, 'current'))
    const server = await serve(createApp(site), { host: '127.0.0.1', port: 0 })
    await use({
      url: server.url,
      async release(daysLater) {
        await publish(folder, next, new Date(now + daysLater * DAY))
        await site.refresh()
      },
    })
    site.close()
    await server.close()
    rmSync(folder, { recursive: true })
  },
})

const openSearch = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('b12')
}

const closeSearch = (page: Page) => page.getByRole('button', { name: 'Close the search' }).click()

test('a tab left open goes on after a new release: search, lightbox and form still come', async ({
  page,
  releases,
}) => {
  await page.goto(`${releases.url}/our-practice`, { waitUntil: 'networkidle' })
  await releases.release(1)
  await openSearch(page)
  await expect(page.locator('dialog [data-search-results] a').first()).toHaveAttribute('href', /vitamin/)
  await closeSearch(page)
  await page.locator('a.glightbox').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await wake(page, 'contact')
})

test('after a month its scripts are gone, and everything still leads somewhere', async ({
  page,
  releases,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${releases.url}/our-practice`, { waitUntil: 'networkidle' })
  await releases.release(31)
  await openSearch(page)
  await expect(page.locator('dialog [data-search-status]')).toContainText('could not be loaded')
  await closeSearch(page)
  expect(faults).toEqual([])
  const picture = page.locator('a.glightbox').first()
  const href = await picture.getAttribute('href')
  await picture.click()
  await page.waitForURL(`**${href}`)
})

test('offline, a press changes nothing and loses nothing', async ({ page, releases, context }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${releases.url}/our-practice`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await openSearch(page)
  await expect(page.locator('dialog [data-search-status]')).toContainText('could not be loaded')
  await closeSearch(page)
  await page.locator('a.glightbox').first().click()
  await page.locator('header summary').first().click()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/our-practice$/)
  expect(faults).toEqual([])

  await context.setOffline(false)
  await page.locator('a.glightbox').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
})
