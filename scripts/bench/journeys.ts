import type { Page } from '@playwright/test'

/** A press whose answer is timed, and how a visitor comes to it. */
export type Journey = {
  name: string
  address: string
  prepare?(page: Page): Promise<void>
  press(page: Page): Promise<void>
}

export const journeys: Journey[] = [
  { name: 'menu opens', address: '/', press: (page) => page.locator('[popovertarget="menu"]').tap() },
  {
    name: 'menu unfolds a title',
    address: '/',
    prepare: (page) => page.locator('[popovertarget="menu"]').tap(),
    press: (page) => page.locator('#menu summary').first().tap(),
  },
  {
    name: 'panel opens',
    address: '/vitamin-infusions',
    prepare: (page) => page.locator('[data-panel]').first().scrollIntoViewIfNeeded(),
    press: (page) => page.locator('[data-panel] summary').first().tap(),
  },
  {
    name: 'quote turns',
    address: '/',
    async prepare(page) {
      await page.locator('[data-testimonials]').scrollIntoViewIfNeeded()
      await page.locator('.swiper-initialized').waitFor()
    },
    press: (page) => page.getByRole('button', { name: 'Show quote 3' }).tap(),
  },
  {
    name: 'lightbox opens for the first time',
    address: '/our-practice',
    prepare: (page) => page.locator('a.glightbox').first().scrollIntoViewIfNeeded(),
    press: (page) => page.locator('a.glightbox').first().tap(),
  },
  {
    name: 'lightbox turns',
    address: '/our-practice',
    async prepare(page) {
      await page.locator('a.glightbox').first().tap()
      await page.locator('.lightbox img').waitFor()
      await page.waitForTimeout(1000)
    },
    press: (page) => page.getByRole('button', { name: 'Next' }).tap(),
  },
  {
    name: 'search opens',
    address: '/',
    press: (page) => page.locator('header [data-search-open]').first().tap(),
  },
  {
    name: 'a letter is typed in the search',
    address: '/',
    async prepare(page) {
      await page.locator('header [data-search-open]').first().tap()
      await page.locator('dialog input[type=search]').fill('sem')
      await page.locator('dialog [data-search-results] a').first().waitFor()
    },
    press: (page) => page.locator('dialog input[type=search]').press('a'),
  },
  {
    name: 'the contact form is sent empty',
    address: '/contact',
    press: (page) => page.locator('main form [type=submit]').first().tap(),
  },
  {
    name: 'a letter is typed in the price filter',
    address: '/prices',
    prepare: (page) => page.locator('[data-price-filter] input').scrollIntoViewIfNeeded(),
    press: (page) => page.locator('[data-price-filter] input').press('s'),
  },
]
