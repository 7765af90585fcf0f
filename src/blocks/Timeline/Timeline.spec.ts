import { expect } from '@playwright/test'
import { test } from '../../../tests/kept-page.ts'

const pages = [
  '/semaglutide',
  '/tirzepatide',
  '/estrogen',
  '/testosterone',
  '/neurotoxin',
  '/skin-pen',
  '/hair-restoration',
]

for (const address of pages) {
  test(`${address} says what to expect from the first day, and last what happens after stopping`, async ({
    page,
  }) => {
    await page.goto(address)
    const moments = page.locator('.timeline').getByRole('listitem')
    expect(await moments.count()).toBeGreaterThanOrEqual(5)
    await expect(moments.first().getByRole('heading')).toHaveText(/^First (day|visit)$/)
    await expect(moments.last().getByRole('heading')).toHaveText('If you stop')
    for (const moment of await moments.all()) await expect(moment.locator('p')).toHaveText(/\w{3}.*\.$/s)
  })
}
