import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { placeOf } from './place-of.ts'
import { practice } from './site.ts'
import { footer, menu } from './specified-navigation.ts'
import { serviceCards } from './specified-texts.ts'
import { linksOf } from './visible-links.ts'

// As built: nothing counts up, slides or unfolds while it is read.
test.use({ javaScriptEnabled: false })

test.describe('home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('its blocks stand in the specified order', async ({ page }) => {
    const places: number[] = []
    for (const block of [
      '[data-header]',
      'main [data-film]',
      'main h2:text("Welcome")',
      'main section [data-film]',
      'main blockquote',
      `main section a[href="${practice.social[0]!.url}"]`,
      'main :text("6 months interest free")',
      'main form[data-form=newsletter]',
      'main form[data-form=contact]',
      'footer',
    ]) {
      places.push(await placeOf(page, block))
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('six services with picture, lines and link', async ({ page }) => {
    const shown = page.locator('main article')
    await expect(shown).toHaveCount(6)
    for (const [title, to] of Object.entries(serviceCards)) {
      const card = shown.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      expect((await linksOf(card)).map((link) => link.to)).toEqual([to])
      await expect(card.locator('img')).toHaveCount(1)
      expect(await card.locator('li').count()).toBeGreaterThan(1)
    }
  })

  test('five testimonials, each with first name, five stars, a quote and the word Sample', async ({
    page,
  }) => {
    const quotes = page.locator('main figure').filter({ has: page.locator('blockquote') })
    await expect(quotes).toHaveCount(5)
    for (const quote of await quotes.all()) {
      await expect(quote.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
      await expect(quote.locator('figcaption')).toHaveText(/^\p{Lu}\p{Ll}+Sample$/u)
    }
  })

  test('three profiles in the social block and in the footer, two in the top bar', async ({ page }) => {
    const profiles = practice.social.map(({ url }) => url)
    const profilesIn = async (place: string) =>
      (await linksOf(page.locator(place))).filter(({ to }) => profiles.includes(to)).map(({ to }) => to)
    expect(await profilesIn('main')).toEqual(profiles)
    expect(await profilesIn('footer')).toEqual(profiles)
    expect(await profilesIn('body > :not(main, footer)')).toEqual(profiles.slice(0, 2))
  })

  test('the header: home, appointment, phone, and the menu in its order', async ({ page }) => {
    await page.evaluate(() => {
      for (const entry of document.querySelectorAll('details')) {
        entry.removeAttribute('name')
        entry.open = true
      }
    })
    const around = await linksOf(page.locator('body > :not(main, footer)'))
    expect(around).toContainEqual({ label: 'Request an Appointment', to: '/contact', newTab: false })
    expect(around.map(({ to }) => to)).toEqual(expect.arrayContaining(['/', `tel:${practice.phone.href}`]))

    const [first, ...entries] = await page.locator('nav [data-menu-entry]').all()
    expect(await linksOf(first!)).toMatchObject([{ to: 'sister site', newTab: true }])
    expect(entries).toHaveLength(menu.length)
    for (const [index, { label, page: own, links }] of menu.entries()) {
      await expect(entries[index]!).toContainText(label)
      const shown = await linksOf(entries[index]!)
      const specified = [...(own ? [own] : []), ...links]
      expect(shown.map(({ to }) => to).filter((to) => specified.includes(to))).toEqual(specified)
      for (const link of shown) expect(link.newTab).toBe(link.to === 'enrollment')
    }
  })

  test('the footer: two columns, address with map, phone, e-mail, hours, copyright', async ({ page }) => {
    const column = async (name: string) =>
      (await linksOf(page.locator('footer').getByRole('navigation', { name }))).map(({ to }) => to)
    expect((await column('Links')).filter((to) => footer.links.includes(to))).toEqual(footer.links)
    expect(await column('Services')).toEqual(footer.services)
    const all = (await linksOf(page.locator('footer'))).map(({ to }) => to)
    const ways = [
      practice.mapLink.replace(/\?.*$/, ''),
      `tel:${practice.phone.href}`,
      `mailto:${practice.email}`,
    ]
    expect(all).toEqual(expect.arrayContaining(ways))
    await expect(page.locator('footer')).toContainText('Monday to Saturday: open 24 hours')
    await expect(page.locator('footer')).toContainText(/© \d{4}/)
  })
})
