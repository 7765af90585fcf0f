import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { en } from '#lib/words/en.ts'
import {
  all,
  attr,
  content,
  hrefsIn,
  manifest,
  one,
  plainHrefsIn,
  treeAt,
  treeOf,
  words,
} from './built-site.ts'

/** What the specification asks of the home page and the frame of every page, with the names that content/ has today. */
const site = content()
const { practice } = site
const home = treeAt('/')
const footer = one(home, 'footer')

test('home page stacks its blocks in the specified order', () => {
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

const sectionOf = (heading: string) =>
  all(home, 'main section').find((section) =>
    all(section, 'h2').some((one) => words(one).startsWith(heading)),
  )!

test('welcome, About Us and financing sections of the home page have their text, picture and button', () => {
  const welcome = sectionOf('Welcome')
  expect(words(one(welcome, 'p')).length).toBeGreaterThan(20)
  expect(plainHrefsIn(welcome)).toContain('/contact')
  const about = sectionOf('About Us')
  expect(words(about)).toContain(practice.tagline)
  expect(words(about)).toMatch(/direct primary care/i)
  expect(attr(one(about, 'img'), 'alt')).toBe(site.photos.get('founder')!.alt)
  expect(all(about, 'a[href=/meet-us]').map((link) => words(link))).toEqual(['Meet the Team'])
  const financing = all(home, 'main section').find((one) => words(one).includes('6 months interest free'))!
  expect(hrefsIn(financing)).toContain(practice.links.booking)
})

test('service cards have a picture, lines and their link', () => {
  expect(words(sectionOf('Our Services'))).not.toBe('')
  const cards = all(home, 'main article')
  expect(cards.map((card) => [words(one(card, 'h3')), plainHrefsIn(card)])).toEqual(
    site.services.map(({ title, link }) => [title, [link]]),
  )
  for (const card of cards) {
    expect(all(card, 'img')).toHaveLength(1)
    expect(all(card, 'li').length).toBeGreaterThan(1)
  }
})

test('testimonials have a first name, five stars and a quote, and samples say that they are samples', () => {
  const quotes = all(home, 'main figure').filter((figure) => all(figure, 'blockquote').length > 0)
  expect(quotes).toHaveLength(site.testimonials.length)
  for (const [index, quote] of quotes.entries()) {
    const { firstName, stars, sample } = site.testimonials[index]!
    expect(attr(one(quote, '[role=img]'), 'aria-label')).toContain(`${stars} out of 5`)
    expect(words(one(quote, 'figcaption'))).toMatch(new RegExp(`^${firstName}`))
    expect(words(quote).startsWith(en.quotes.sample)).toBe(sample)
  }
})

test('profiles stand in the social block and the footer, two of them in the top bar', () => {
  const profiles = practice.social.map(({ url }) => url)
  const profilesIn = (within: Element) => plainHrefsIn(within).filter((href) => profiles.includes(href))
  expect(profilesIn(one(home, 'main'))).toEqual(profiles)
  expect(profilesIn(footer)).toEqual(profiles)
  const around = hrefsIn(home, 'body a[href]')
  expect(around.slice(0, around.indexOf(practice.links.sisterSite!.url) + 1)).toEqual(
    expect.arrayContaining(profiles.slice(0, 2)),
  )
})

test('header has logo, appointment, phone and the menu in its order', () => {
  expect(attr(one(home, 'header a[href]'), 'href')).toBe('/')
  const around = all(home, 'body a[href]').slice(0, 200)
  expect(around.map((link) => attr(link, 'href'))).toContain(`tel:${practice.phone.href}`)
  const appointment = around.find((link) => words(link) === 'Request an Appointment')
  expect(appointment && attr(appointment, 'href')).toBe('/contact')
  const entries = all(home, 'nav [data-menu-entry]')
  expect(entries.map((entry) => [...new Set(plainHrefsIn(entry))])).toEqual(
    site.navigation.menu.map(({ href, links }) => [
      ...(href ? [href] : []),
      ...links.map((link) => link.href),
    ]),
  )
  const outside = entries
    .flatMap((entry) => all(entry, 'a[href]'))
    .filter((one) => attr(one, 'href').startsWith('http'))
  expect(outside.map((link) => attr(link, 'target'))).toEqual(outside.map(() => '_blank'))
})

test('footer has name, columns, address with map, phone, email, hours and copyright', () => {
  expect(all(footer, 'nav').map(plainHrefsIn)).toEqual([
    site.navigation.footer.links.map(({ href }) => href),
    site.navigation.footer.services.map(({ href }) => href),
  ])
  expect(plainHrefsIn(footer)).toEqual(
    expect.arrayContaining([
      practice.mapLink.replace(/\?.*$/, ''),
      `tel:${practice.phone.href}`,
      `mailto:${practice.email}`,
    ]),
  )
  const { street, city, region } = practice.address
  for (const part of [practice.name, street, `${city}, ${region}`]) expect(words(footer)).toContain(part)
  expect(words(footer)).toMatch(/Monday|Sunday/)
  expect(words(footer)).toMatch(/© \d{4}/)
})

test('booking, enrollment and financing have links on the site', () => {
  const { booking, enrollment, financingApply } = practice.links
  const ways = new Set(manifest.pages.flatMap((address) => hrefsIn(treeAt(address))))
  expect([booking, enrollment, financingApply].filter((way) => !ways.has(way))).toEqual([])
})

test('missing page and missing article say so between header and footer', () => {
  for (const [file, says] of [
    ['/404.html', 'This page does not exist'],
    ['/blog/404.html', '404 - Blog Post Not Found'],
  ] as const) {
    expect(words(one(treeOf(file), 'h1'))).toBe(says)
    expect(all(treeOf(file), 'header')).toHaveLength(1)
    expect(all(treeOf(file), 'footer')).toHaveLength(1)
  }
})
