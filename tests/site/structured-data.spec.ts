import { expect, test } from '@playwright/test'
import { formatDate } from '../../src/lib/dates.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { manifest } from '../pages.ts'
import { htmlAt, isListed, wordsOf } from './built.ts'
import { each, graphFaults, type Node } from './graph-faults.ts'

const pages = manifest.pages.filter(isListed)

for (const address of pages) {
  test(`${address} is described in schema.org's own words, by what it shows`, () => {
    const graph = graphAt(address)
    expect(graphFaults(graph)).toEqual([])
    expect(unseen(graph, address)).toEqual([])
    const ids = graph.map((node) => node['@id'])
    expect(new Set(ids).size, 'each node has an id of its own').toBe(graph.length)
    expect(ids.filter((id) => !id?.startsWith(`${manifest.origin}/`))).toEqual([])
  })
}

test('a fault is found: types, properties, values and references that are not there', () => {
  const clinic = { '@type': 'MedicalClinic', '@id': 'a' }
  const faults = (node: Node) => graphFaults([{ ...clinic, ...node }])
  expect(faults({})).toEqual([])
  expect(faults({ '@type': 'MedicalClinick' })).toHaveLength(1)
  expect(faults({ legalStatus: 'approved' })).toHaveLength(1)
  expect(faults({ geo: 'somewhere' })).toHaveLength(1)
  expect(faults({ makesOffer: { '@id': 'b' } })).toHaveLength(1)
  expect(faults({ address: { '@type': 'GeoCoordinates', latitude: 1 } })).toHaveLength(1)
  expect(faults({ medicalSpecialty: 'https://schema.org/Plumbing' })).toHaveLength(1)
  expect(unseen([{ ...clinic, name: 'A name no page shows' }], '/')).toHaveLength(1)
})

test('the practice is one clinic with address, place, hours and profiles on every page', () => {
  for (const address of pages) {
    const clinic = one(address, 'MedicalClinic')
    expect(clinic['@id']).toBe(`${manifest.origin}/#clinic`)
    for (const part of ['address', 'geo', 'openingHoursSpecification', 'sameAs', 'telephone'])
      expect(clinic[part]).toBeTruthy()
  }
})

test('the rating and the membership stand where the page shows them, and nowhere else', () => {
  expect(one('/', 'MedicalClinic')).toMatchObject({
    aggregateRating: { ratingValue: 5, reviewCount: 25 },
    priceRange: '$99 per month',
    makesOffer: { price: '99.00', priceCurrency: 'USD' },
  })
  for (const address of ['/semaglutide', '/contact']) {
    expect(one(address, 'MedicalClinic')).not.toHaveProperty('aggregateRating')
    expect(one(address, 'MedicalClinic')).not.toHaveProperty('makesOffer')
  }
})

test('only what is sold is offered', () => {
  const offers = (address: string) => {
    const prices: string[] = []
    each(
      graphAt(address),
      (node) => node['@type'] === 'Offer' && prices.push(`${node['@id']}`.split('#')[1]!),
    )
    return prices
  }
  expect(offers('/semaglutide')).toEqual(['semaglutide'])
  expect(offers('/phentermine')).toEqual(['phentermine-with-plan', 'phentermine-alone'])
  for (const address of ['/retatrutide', '/BPC-157', '/estrogen']) expect(offers(address)).toEqual([])
  expect(offers('/prices')).not.toContain('retatrutide')
  expect(offers('/prices')).toContain('membership')
  expect(offers('/prices').length).toBeGreaterThan(30)
})

test('things are called what they are', () => {
  const subject = (address: string) =>
    graphAt(address).find((node) => node['@id'] === `${manifest.origin}${address}#subject`)?.['@type']
  expect(subject('/semaglutide')).toBe('Drug')
  expect(subject('/BPC-157')).toBe('Substance')
  expect(subject('/calocurb')).toBe('DietarySupplement')
  expect(subject('/skin-pen')).toBe('MedicalProcedure')
  expect(subject('/blog/peptide-therapy')).toBe('BlogPosting')
  expect(one('/semaglutide', 'FAQPage')['mainEntity']).toHaveLength(5)
  expect(one('/semaglutide', 'BreadcrumbList')['itemListElement']).toHaveLength(3)
})

/** Values for machines: addresses, codes and the like, which no page spells out. */
const forMachines =
  /^(?:@|url$|item$|image$|logo$|hasMap$|sameAs$|medicalSpecialty$|dayOfWeek$|opens$|closes$|inLanguage$|addressCountry$|priceCurrency$|unitCode$|urlTemplate$|.+-input$)/

/** Words and numbers of a graph that a visitor of the page cannot find on it. */
function unseen(graph: Node[], address: string): string[] {
  const html = htmlAt(address)
  const page = wordsOf(html)
  const shows = (property: string, value: string) => {
    if (property === 'telephone') return html.includes(`tel:${value}`)
    if (/^(?:date|lastReviewed)/.test(property)) return page.includes(formatDate(value))
    if (property === 'price') return page.includes(formatMoney(Number(value) * 100))
    return page.includes(value)
  }
  const missing: string[] = []
  each(graph, (node) => {
    for (const [property, value] of Object.entries(node)) {
      if (forMachines.test(property)) continue
      for (const text of [value].flat()) {
        if (typeof text === 'string' && !shows(property, text))
          missing.push(`${node['@type']}.${property}: ${text}`)
      }
    }
  })
  return missing
}

function one(address: string, type: string): Node {
  const found = graphAt(address).filter((node) => node['@type'] === type)
  expect(found, `${type} at ${address}`).toHaveLength(1)
  return found[0]!
}

function graphAt(address: string): Node[] {
  const blocks = [...htmlAt(address).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks, 'one graph a page').toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]![1]!)
  expect(context).toBe('https://schema.org')
  return graph
}
