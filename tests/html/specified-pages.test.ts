import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatMoney } from '#lib/money.ts'
import { all, attr, content, isSaid, mainOf, one, plain, words } from './built-site.ts'

/** What the specification asks of single pages, by their addresses. */
const site = content()
const { practice, prices } = site
const specification = parse(readFileSync('tests/specification.yaml', 'utf8')) as {
  pages: string[]
  says: Record<string, string[]>
}
const addresses = specification.pages

test.each(addresses)('%s has a banner with title, subtitle and picture', (address) => {
  const banner = all(mainOf(address), 'div').find((one) =>
    /^(?:home-)?banner\b|\bbanner-/.test(attr(one, 'class')),
  )!
  expect(words(one(banner, 'h1'))).not.toBe('')
  expect(all(banner, 'p').some((line) => words(line).length > 15)).toBe(true)
  expect(all(banner, 'img')).not.toEqual([])
})

test('shared contact block closes most pages', () => {
  const closed = addresses.filter((address) => all(mainOf(address), 'form[data-form=contact]').length > 0)
  expect(closed.length).toBeGreaterThan(addresses.length * 0.8)
})

const { booking } = practice.links

test.each([
  ['/meet-us', 'Schedule a Consultation', '/contact'],
  ['/primary-care', 'Schedule an Appointment', '/contact'],
  ['/vitamin-infusions', 'Book Now', '/contact'],
  ['/vampire-facial', 'Book Now', '/contact'],
  ['/mental-health', 'Book Now', '/contact'],
  ['/hair-restoration', 'Book Now', '/contact'],
  ['/telemedicine', 'Schedule', '/contact'],
  ['/mens-health', '', '/contact'],
  ['/neurotoxin', '', '/contact'],
  ['/alma-femi-lift', '', '/contact'],
  ['/dermal-filler', '', '/dermal-filler'],
  ['/our-practice', 'Book a Consultation', booking],
  ['/womens-health', '', booking],
  ['/skin-pen', '', booking],
  ['/toskani', '', booking],
])('%s has its button "%s" to %s', (address, text, to) => {
  const buttons = all(mainOf(address), 'a[href]').filter(
    (link) => words(link).startsWith(text) && attr(link, 'href').replace(/\?.*$/, '') === to,
  )
  expect(buttons).not.toEqual([])
})

test.each([
  ['/meet-us', 'note from our founder', 'direct primary care practice', 'nurse practitioner'],
  ['/our-practice', 'Community involvement', 'Awards', 'Mentorship', 'Core values'],
  ['/our-practice', 'Our approach', 'Our mission', 'Our vision'],
  ['/contact', 'consultation'],
  ['/mens-health', 'Testosterone', 'Sexual health', 'Weight loss', 'Shock-wave treatment', ...practice.towns],
  ['/womens-health', 'nurse practitioner', ...optionsOf('womens-health')],
  ['/hair-restoration', 'Why choose us', ...optionsOf('hair-restoration')],
  ['/telemedicine', 'virtual direct primary care'],
  ['/mental-wellness', 'Welcome', 'direct primary care'],
])('%s says %s', (address, ...parts) => {
  const text = plain(words(mainOf(address))).toLowerCase()
  expect(parts.filter((part) => !text.includes(plain(part).toLowerCase()))).toEqual([])
})

function optionsOf(page: string): string[] {
  return specification.says[`pages/${page}.yaml`]!
}

function sectionOf(address: string, name: string): Element {
  const { sections } = site.pages.find((page) => page.address === address)!
  const { title = '' } = sections.find(({ block }) => block === name) as { title?: string }
  return all(mainOf(address), 'section').find(
    (section) => all(section, 'h2').length > 0 && plain(words(all(section, 'h2')[0]!)) === plain(title),
  )!
}

test('provider on Meet Us has a portrait and a biography', () => {
  const providers = sectionOf('/meet-us', 'providers')
  expect(all(providers, 'img')).toHaveLength(site.providers.length)
  expect(words(providers).length).toBeGreaterThan(300)
})

function sectionThat(address: string, holds: (section: Element) => boolean): Element {
  return all(mainOf(address), 'section').find(holds)!
}

test('practice description on Meet Us has a video', () => {
  const description = sectionThat('/meet-us', (section) =>
    /direct primary care practice/.test(words(section)),
  )
  expect(all(description, '[data-film]')).not.toEqual([])
})

test('awards of Our Practice are text below their heading', () => {
  const awards = sectionThat('/our-practice', (section) => words(section).startsWith('Awards'))
  expect(all(awards, 'p').some((paragraph) => words(paragraph).length > 20)).toBe(true)
})

test('men’s health names five reasons, and primary care whom membership suits', () => {
  const lists = all(mainOf('/mens-health'), 'section').filter((one) => words(one).startsWith('Five reasons'))
  expect(all(lists[0]!, 'h3')).toHaveLength(5)
  expect(all(sectionOf('/primary-care', 'suits'), 'li').length).toBeGreaterThan(4)
  expect(all(sectionOf('/primary-care', 'membership'), 'li').length).toBeGreaterThan(5)
})

test('neurotoxin price list stands on its own page and on that of dermal fillers', () => {
  for (const address of ['/neurotoxin', '/dermal-filler'])
    for (const id of ['daxxify', 'botox', 'xeomin', 'jeuveau', 'dysport']) {
      const price = prices.find((one) => one.id === id)!
      expect(isSaid(address, price.name, formatMoney(price.amount)), `${address}: ${id}`).toBe(true)
    }
})
