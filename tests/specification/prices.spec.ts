import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { withApostrophes } from '#lib/apostrophes.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { test } from '../kept-page.ts'
import { readFrozen } from './site.ts'

type Price = { name: string; amount: number; page: string; condition?: string }
const prices = parse(readFrozen('prices.yaml')) as Record<string, Price>

test.beforeEach(({ page }) => page.goto('/prices'))

test('every price stands on the page, beside its name, which leads to its treatment', async ({ page }) => {
  for (const [id, { name, amount, page: address }] of Object.entries(prices)) {
    if (id === 'membership') continue
    const cell = page.locator(`td[id="${id}"]`)
    await expect(cell, id).toContainText(formatMoney(amount))
    const row = page.locator('tr').filter({ has: cell })
    await expect(row.getByRole('link'), id).toHaveText(withApostrophes(name))
    await expect(row.getByRole('link'), id).toHaveAttribute('href', address)
  }
})

test('membership comes first, with its price and what it covers', async ({ page }) => {
  const membership = page.locator('#membership')
  await expect(membership).toContainText(formatMoney(prices['membership']!.amount))
  expect(await membership.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
  const [first, list] = await Promise.all([
    membership.boundingBox(),
    page.locator('table').first().boundingBox(),
  ])
  expect(first!.y).toBeLessThan(list!.y)
})

test('what depends on a plan stands side by side under its condition', async ({ page }) => {
  const row = page.getByRole('row', { name: /Phentermine/ })
  await expect(row.getByRole('cell')).toHaveText(['$30/month', '$250'])
  const table = page.getByRole('table').filter({ has: row })
  await expect(table.getByRole('columnheader')).toHaveText(['Treatment', 'with a GLP-1 plan', 'alone'])
})

test('conditions head only what has both, and a product that is not known is asked for', async ({ page }) => {
  const calocurb = page.getByRole('table').filter({ has: page.getByRole('row', { name: /Calocurb/ }) })
  await expect(calocurb.getByRole('columnheader')).toHaveText(['Treatment', 'Price'])
  await expect(page.getByRole('row', { name: /Semaglutide/ })).toContainText(
    'Ask which product this price buys',
  )
  await page.getByLabel('Narrow the list').fill('calocurb')
  await expect(page.getByRole('columnheader', { name: 'alone' })).toBeHidden()
})

test('the list narrows as words are typed, and widens again', async ({ page }) => {
  const rows = page.locator('tbody tr:visible')
  const all = await rows.count()
  await page.getByLabel('Narrow the list').fill('botox')
  await expect(rows).toHaveCount(1)
  await expect(page.locator('[data-price-filter] [role=status]')).toHaveText('1 price')
  await expect(page.getByRole('heading', { name: 'IV drips' })).toBeHidden()
  await page.getByLabel('Narrow the list').fill('drip nad')
  await expect(rows).toHaveText([/NAD\+ Drip/])
  for (const typed of ["myer's", 'myer’s', 'myers']) {
    await page.getByLabel('Narrow the list').fill(typed)
    await expect(rows).toHaveText([/Myer’s Cocktail/])
  }
  await page.getByLabel('Narrow the list').fill('')
  await expect(rows).toHaveCount(all)
})

test('no price runs out of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
