import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { en } from '#lib/words/en.ts'
import {
  all,
  attr,
  content,
  hrefsIn,
  isSaid,
  mainOf,
  manifest,
  one,
  plain,
  plainHrefsIn,
  treeAt,
  words,
} from './built-site.ts'

/** What the specification asks of the pages, with the names and prices that content/ has today. */
const site = content()
const { practice, prices, treatments } = site
test.each(prices)('$name ($id) stands with price and unit on its page and in the list of prices', (price) => {
  const sum = formatPrice(price, en.money)
  expect(isSaid(price.page, price.name, formatMoney(price.amount)), price.page).toBe(true)
  const row = price.id === 'membership' ? 'p' : 'tr'
  const cells = all(mainOf('/prices'), row).map((one) => plain(words(one)))
  expect(
    cells.filter((text) => text.includes(plain(price.name)) && text.includes(sum)),
    sum,
  ).not.toEqual([])
})

/** Fields of the forms with their types; a star must be filled. */
const asked = {
  contact: 'name*:text email*:email phone*:tel subject*:text message*: smsConsent*:checkbox',
  newsletter: 'subscriber_email*:email',
  resume: 'user_name*:text user_email*:email message: resume_link*:url',
}

test.each([
  ['contact', '/contact'],
  ['contact', '/'],
  ['contact', '/es/contact'],
  ['newsletter', '/'],
  ['resume', '/careers'],
] as const)('%s form on %s has the specified fields and marks the required ones', (name, address) => {
  const form = one(treeAt(address), `main form[data-form=${name}]`)
  const labels = all(form, 'label').map((label) => attr(label, 'for'))
  const fields = all(form, '[name]').filter(
    (field) => attr(field, 'type') !== 'hidden' && attr(field, 'tabindex') !== '-1',
  )
  const star = (field: Element) => ('required' in field.properties ? '*' : '')
  // The practice may add fields.
  expect(fields.map((field) => `${attr(field, 'name')}${star(field)}:${attr(field, 'type')}`)).toEqual(
    expect.arrayContaining(asked[name].split(' ')),
  )
  expect(fields.filter((field) => !labels.includes(attr(field, 'id')))).toEqual([])
  expect(attr(form, 'method')).toBe('post')
  // Browsers and password managers must not fill the honeypot.
  expect(all(form, 'input[tabindex=-1][readonly]')).toHaveLength(1)
  if (name === 'resume') expect(words(form)).toContain('publicly shareable')
})

/** Treatment pages, and the overviews of a family. */
const withBenefits = [
  ...treatments,
  ...site.pages.filter(({ sections }) => sections.some(({ block }) => block === 'benefits')),
]

test('overview pages have a section of benefits', () => {
  const families =
    'weight-loss hormone-replacement-therapy peptide-therapy vitamin-injections vitamin-infusions'
  const sexual = 'sexual-wellness sexual-wellness-treatments sexual-wellness-for-her sexual-wellness-for-him'
  const primary = 'primary-care womens-health mens-health telemedicine hair-restoration house-calls'
  const overviews = `${families} ${sexual} ${primary} mental-health mental-wellness`.split(' ')
  const addresses = withBenefits.map(({ address }) => address)
  expect(overviews.filter((name) => !addresses.includes(`/${name}`))).toEqual([])
})

test.each(withBenefits)(
  '$address shows benefits as a list with a picture, before any warning',
  ({ address, sections }) => {
    const shown = all(mainOf(address), 'section').filter((section) => all(section, 'h2').length > 0)
    const placeOf = (name: string) => {
      const section = sections.find(({ block }) => block === name)
      if (!section) return -1
      const title = plain(String((section as { title: string }).title))
      return shown.findIndex((part) => plain(words(all(part, 'h2')[0]!)) === title)
    }
    const place = placeOf('benefits')
    expect(all(shown[place]!, 'li').length).toBeGreaterThan(2)
    expect(all(shown[place]!, 'img')).toHaveLength(1)
    const warnings = placeOf('safety')
    if (warnings >= 0) expect(place).toBeLessThan(warnings)
  },
)

test.each(treatments)(
  '$address has the parts of a treatment page',
  ({ address, questions, sources, educationOnly }) => {
    const main = mainOf(address)
    const labels = all(main, 'section[aria-label]').map((section) => attr(section, 'aria-label'))
    expect(labels).toEqual(expect.arrayContaining([en.glance.title, en.review.title]))
    expect(all(main, 'section img').length).toBeGreaterThan(0)
    expect(all(main, 'section li').length).toBeGreaterThan(3)
    expect(all(main, 'section[aria-labelledby=questions] details')).toHaveLength(questions.length)
    const ways = hrefsIn(main)
    // Sources that exist only on paper have no link.
    expect(sources.filter(({ url }) => url && !ways.includes(url))).toEqual([])
    const onward = ['/contact', practice.links.booking, address].some((way) =>
      plainHrefsIn(main).includes(way),
    )
    expect(onward || educationOnly, 'leads onward').toBe(true)
  },
)

test('blog has a card for each article, with picture, excerpt and Read More, and each article its date', () => {
  const cards = all(mainOf('/blog'), 'li').filter((card) => words(card).includes('Read More'))
  expect(cards.map((card) => plainHrefsIn(card).at(-1)).toSorted()).toEqual(
    site.posts.map(({ address }) => address).toSorted(),
  )
  for (const card of cards) {
    expect(all(card, 'img')).toHaveLength(1)
    expect(all(card, 'p').some((excerpt) => words(excerpt).length > 60)).toBe(true)
  }
  for (const { address, title } of site.posts) {
    expect(words(one(mainOf(address), 'article')), address).toMatch(/^Published \w+ \d+, \d{4}.{500}/s)
    expect(plain(words(one(mainOf(address), 'h1')))).toBe(plain(title))
    expect(all(mainOf(address), 'img')).not.toEqual([])
  }
})

test('drip cards have price, minutes first, questions in one group and Book Now', () => {
  const cards = all(mainOf('/vitamin-infusions'), 'li').filter((card) => all(card, 'details').length > 0)
  expect(cards).toHaveLength(site.drips.length)
  for (const [index, card] of cards.entries()) {
    const { title, price, minutes, questions } = site.drips[index]!
    for (const part of [title, formatMoney(price.amount)]) expect(plain(words(card))).toContain(plain(part))
    // The minutes come first; longer times of a drip follow them.
    expect(/\b\w+ (?:minutes|hours)\b/.exec(words(card))?.[0]).toBe(`${minutes} minutes`)
    expect(all(card, 'img')).toHaveLength(1)
    const panels = all(card, 'details').filter((one) => attr(one, 'name') !== 'drip')
    expect(panels).toHaveLength(questions.length)
    expect(new Set(panels.map((panel) => attr(panel, 'name'))).size, 'one group a card').toBe(1)
    expect(all(card, 'a[href]').map((link) => `${words(link)} ${attr(link, 'href')}`)).toContainEqual(
      expect.stringMatching(/^Book Now\b.*\/contact\b/),
    )
  }
})

test('injection cards have picture, bullets, frequency and cost', () => {
  for (const { id, title, frequency, bullets, prices: sums } of site.injections) {
    const card = one(mainOf('/vitamin-injections'), `li[id=${id}]`)
    expect(words(one(card, 'h3'))).toBe(title)
    for (const part of [frequency, ...sums.map(({ amount }) => formatMoney(amount))])
      expect(plain(words(card)).toLowerCase()).toContain(plain(part).toLowerCase())
    expect([all(card, 'img').length, all(card, 'li').length]).toEqual([1, bullets.length])
  }
})

test.each([
  ['[data-film]', ['/', '/hair-restoration', '/meet-us', '/mental-wellness']],
  [
    '[data-before-after]',
    ['/skin-pen', '/toskani', '/neurotoxin', '/dermal-filler', '/alma-femi-lift', '/womens-health'],
  ],
])('%s stands on the pages the specification names', (selector, addresses) => {
  expect(addresses.filter((address) => all(mainOf(address), selector).length === 0)).toEqual([])
})

test('films have a description', () => {
  const films = manifest.pages.flatMap((address) => all(treeAt(address), '[data-film] img'))
  expect(films.length).toBeGreaterThan(2)
  for (const poster of films) expect(attr(poster, 'alt')).toMatch(/^.{20,}\.$/)
})
