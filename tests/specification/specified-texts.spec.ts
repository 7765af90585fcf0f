import { expect, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../kept-page.ts'
import { linksOf, type Link } from './visible-links.ts'
import { passagesOf, plain, says, unsaid } from './passages.ts'
import { placeOf } from './place-of.ts'
import { practice, readFrozen, specificationRoot } from './site.ts'
import { buttons, cards, holds, mainButtons, posts, texts } from './specified-texts.ts'

// As built: nothing counts up, slides or unfolds while it is read.
test.use({ javaScriptEnabled: false })

const pages = new Set([
  ...Object.keys(texts),
  ...Object.keys(mainButtons),
  ...Object.values(holds).flat(),
  ...[...buttons, ...cards].map(({ page }) => page),
])

for (const address of pages) {
  test(`${address} says, shows and leads to what is specified`, async ({ page }) => {
    expect.soft(unsaid(texts[address] ?? [], await passagesOf(page, address))).toEqual([])

    const links = await linksOf(page.locator('main'))
    for (const { label, to } of buttons.filter((button) => button.page === address)) {
      const named = links.filter((link) => link.label === label)
      expect.soft(named.length, label).toBeGreaterThan(0)
      for (const link of named) expect.soft(link).toEqual({ label, to, newTab: to === 'booking' })
    }
    const main = mainButtons[address]
    if (main) expect.soft(await mainButton(page)).toMatchObject({ to: main, newTab: main === 'booking' })

    const shown = await cardTitles(page)
    for (const { titles } of cards.filter((one) => one.page === address)) {
      expect.soft(shown).toContainEqual(titles.toSorted())
    }
    for (const [selector, addresses] of Object.entries(holds)) {
      if (addresses.includes(address))
        await expect.soft(page.locator('main').locator(selector).first()).toBeVisible()
    }
  })
}

for (const file of readdirSync(join(specificationRoot, 'treatments'))) {
  const address = `/${file.replace('.yaml', '')}`
  test(`${address} is a whole treatment page`, async ({ page }) => {
    await page.goto(address)
    expect(['/contact', 'booking', address]).toContain((await mainButton(page)).to)
    const main = page.locator('main')
    await expect(main.getByRole('region', { name: 'At a glance' })).toBeVisible()
    expect(await main.locator('section img').count()).toBeGreaterThan(0)
    expect(await main.locator('section li').count()).toBeGreaterThan(3)
    expect(await main.locator('section[aria-labelledby=questions] details').count()).toBeGreaterThanOrEqual(4)
    expect(await main.getByLabel('Review and sources').locator('li').count()).toBeGreaterThan(0)
    await expect(main.getByText('Medical review pending: reviewer not yet named.')).toBeVisible()
    // What is not offered is explained in a few minutes; what is offered needs its whole story.
    const isOffered = !readFrozen(`treatments/${file}`).includes('educationOnly: true')
    const words = wordsIn(await passagesOf(page, address, ownWords))
    if (isOffered) expect(words).toBeGreaterThanOrEqual(700)
    else expect(words).toBeLessThanOrEqual(600)
  })
}

for (const address of posts) {
  test(`${address} is an article of July 2025`, async ({ page }) => {
    const [article = ''] = await passagesOf(page, address, 'article')
    expect(article).toMatch(/^Published July \d+, 2025/)
    expect(wordsIn([article])).toBeGreaterThanOrEqual(900)
    expect(wordsIn([article])).toBeLessThanOrEqual(1400)
  })
}

test('/blog has six cards, each with picture, excerpt and Read More', async ({ page }) => {
  await page.goto('/blog')
  const readMore = (await linksOf(page.locator('main'))).filter(({ label }) => label === 'Read More')
  expect(readMore.map(({ to }) => to).toSorted()).toEqual(posts.toSorted())
  const shown = page.locator('main li').filter({ hasText: 'Read More' })
  await expect(shown).toHaveCount(6)
  for (const card of await shown.all()) {
    await expect(card.locator('img')).toHaveCount(1)
    expect((await card.locator('p').allInnerTexts()).some((text) => text.length > 60)).toBe(true)
  }
})

test('each drip card unfolds at least three questions and has Book Now', async ({ page }) => {
  await page.goto('/vitamin-infusions')
  const drips = page.locator('main li').filter({ has: page.locator('details') })
  await expect(drips).toHaveCount(9)
  for (const drip of await drips.all()) {
    expect(await drip.locator('details').count()).toBeGreaterThanOrEqual(3)
    expect(await linksOf(drip)).toContainEqual({ label: 'Book Now', to: '/contact', newTab: false })
  }
})

test("the text on men's health names every town we serve", async ({ page }) => {
  expect((await passagesOf(page, '/mens-health')).some((passage) => says(passage, practice.towns))).toBe(true)
})

test("women's health: the picture pair follows the options and their booking button", async ({ page }) => {
  await page.goto('/womens-health')
  const places = await Promise.all([
    placeOf(page, 'main h3:text("Pellet therapy")'),
    placeOf(page, `main section a[href="${practice.links.booking}"]`),
    placeOf(page, '[data-before-after]'),
  ])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

/** The first thing to do on a page: the button of its banner, the last link there. */
async function mainButton(page: Page): Promise<Link> {
  const banner = page.locator('main > div').filter({ has: page.locator('h1') })
  return (await linksOf(banner)).at(-1) ?? { label: '', to: 'nowhere', newTab: false }
}

/** The titles of the cards of each section, in the alphabet's order. */
async function cardTitles(page: Page): Promise<string[][]> {
  const sections = await page
    .locator('main section')
    .evaluateAll((all) => all.map((one) => [...one.querySelectorAll('h3')].map((title) => title.innerText)))
  return sections.map((titles) => titles.map(plain).toSorted())
}

function wordsIn(passages: string[]): number {
  return passages.join(' ').split(' ').length
}

/** The sections that are the page's own: not the form, the ways onward or the sources. */
const ownWords =
  'main section:not(:has(form), [aria-labelledby=related], [aria-label="Review and sources"], section section)'
