import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { en } from '#lib/words/en.ts'
import { all, attr, content, hrefsIn, manifest, one, treeAt, treeOf, words } from './built-site.ts'

/** What the specification asks of the home page and the frame of every page, with the names that content/ has today. */
const site = content()
const { practice } = site
const home = treeAt('/')
const hrefs = (within: Element) => hrefsIn(within).map((href) => href.replace(/\?.*$/, ''))

test('the blocks of the home page stand in the specified order', () => {
  const elements = all(home, '')
  const place = (selector: string, isIt: (element: Element) => boolean = () => true) =>
    elements.indexOf(all(home, selector).find(isIt)!)
  const places = [
    place('header'),
    place('main [data-film]'),
    place('main h2', (heading) => words(heading).startsWith('Welcome')),
    place('main section [data-film]'),
    place('main blockquote'),
    place('main a[href]', (link) => attr(link, 'href') === practice.social[0]!.url),
    place('main p', (text) => words(text).includes('6 months interest free')),
    place('form[data-form=newsletter]'),
    place('form[data-form=contact]'),
    place('footer'),
  ]
  expect(places.filter((index) => index < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((first, second) => first - second))
})

test('each service card has a picture, lines and its link', () => {
  const cards = all(home, 'main article')
  expect(cards.map((card) => [words(one(card, 'h3')), hrefs(card)])).toEqual(
    site.services.map(({ title, link }) => [title, [link]]),
  )
  for (const card of cards) {
    expect(all(card, 'img')).toHaveLength(1)
    expect(all(card, 'li').length).toBeGreaterThan(1)
  }
})

test('each testimonial has a first name, five stars, a quote, and says that it is a sample while it is one', () => {
  const quotes = all(home, 'main figure').filter((figure) => all(figure, 'blockquote').length > 0)
  expect(quotes).toHaveLength(site.testimonials.length)
  for (const [index, quote] of quotes.entries()) {
    const { firstName, stars, sample } = site.testimonials[index]!
    expect(attr(one(quote, '[role=img]'), 'aria-label')).toContain(`${stars} out of 5`)
    expect(words(one(quote, 'figcaption'))).toMatch(new RegExp(`^${firstName}`))
    expect(words(quote).startsWith(en.quotes.sample)).toBe(sample)
  }
})

test('the profiles stand in the social block and in the footer, two of them in the top bar', () => {
  const profiles = practice.social.map(({ url }) => url)
  const profilesIn = (within: Element) => hrefs(within).filter((href) => profiles.includes(href))
  expect(profilesIn(one(home, 'main'))).toEqual(profiles)
  expect(profilesIn(one(home, 'footer'))).toEqual(profiles)
  const around = hrefsIn(home, 'body a[href]')
  expect(around.slice(0, around.indexOf(practice.links.sisterSite!.url) + 1)).toEqual(
    expect.arrayContaining(profiles.slice(0, 2)),
  )
})

test('the header has home, appointment, phone, and the menu in its order', () => {
  const around = all(home, 'body a[href]').slice(0, 200)
  const ways = around.map((link) => attr(link, 'href'))
  expect(ways).toEqual(expect.arrayContaining(['/', `tel:${practice.phone.href}`]))
  const appointment = around.find((link) => words(link) === 'Request an Appointment')
  expect(appointment && attr(appointment, 'href')).toBe('/contact')
  const shown = all(home, 'nav [data-menu-entry]').map((entry) => [...new Set(hrefs(entry))])
  const specified = site.navigation.menu.map(({ href, links }) => [
    ...(href ? [href] : []),
    ...links.map((link) => link.href),
  ])
  expect(shown).toEqual(specified)
  const outside = all(home, 'nav [data-menu-entry] a[href]').filter((link) =>
    attr(link, 'href').startsWith('http'),
  )
  for (const link of outside) expect(attr(link, 'target')).toBe('_blank')
})

test('the footer has its columns, address with map, phone, e-mail, hours and copyright', () => {
  const footer = one(home, 'footer')
  const columns = all(footer, 'nav').map(hrefs)
  expect(columns).toEqual([
    site.navigation.footer.links.map(({ href }) => href),
    site.navigation.footer.services.map(({ href }) => href),
  ])
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      practice.mapLink.replace(/\?.*$/, ''),
      `tel:${practice.phone.href}`,
      `mailto:${practice.email}`,
    ]),
  )
  expect(words(footer)).toMatch(/Monday|Sunday/)
  expect(words(footer)).toMatch(/© \d{4}/)
  expect(words(footer)).toContain(practice.address.street)
})

test('booking, enrollment and financing are led to', () => {
  const { booking, enrollment, financingApply } = practice.links
  const ways = new Set(manifest.pages.flatMap((address) => hrefsIn(treeAt(address))))
  expect([booking, enrollment, financingApply].filter((way) => !ways.has(way))).toEqual([])
})

test('a missing page and a missing article say so under header and footer', () => {
  for (const [file, says] of [
    ['/404.html', 'This page does not exist'],
    ['/blog/404.html', '404 - Blog Post Not Found'],
  ] as const) {
    expect(words(one(treeOf(file), 'h1'))).toBe(says)
    expect(all(treeOf(file), 'header')).toHaveLength(1)
    expect(all(treeOf(file), 'footer')).toHaveLength(1)
  }
})
