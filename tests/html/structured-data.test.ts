import { expect, test } from 'vitest'
import { formatDate } from '#lib/dates.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { formatMoney } from '#lib/money.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { readSite } from '#reading/site.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { htmlAt, listedPages, manifest, treeAt, words } from './built-site.ts'
import { each, graphFaults, graphOf, type Node, oneOf } from './graph-faults.ts'

const site = readSite(contentRoot, stubMedia)
const graphAt = (address: string) => graphOf(htmlAt(address))
const clinicAt = (address: string) => oneOf(graphAt(address), 'MedicalClinic')

test.each(listedPages)("%s is described in schema.org's own words, by what it shows", (address) => {
  const graph = graphAt(address)
  expect(graphFaults(graph)).toEqual([])
  expect(unseen(graph, address)).toEqual([])
  const ids = graph.map((node) => node['@id'])
  expect(new Set(ids).size, 'each node has an id of its own').toBe(graph.length)
  expect(ids.filter((id) => !id?.startsWith(`${manifest.origin}/`))).toEqual([])
  const clinic = oneOf(graph, 'MedicalClinic')
  expect(clinic['@id']).toBe(`${manifest.origin}/#clinic`)
  for (const part of ['address', 'geo', 'openingHoursSpecification', 'sameAs', 'telephone'])
    expect(clinic[part], part).toBeTruthy()
})

test('a fault is found: types, properties, values and references that are not there', () => {
  const clinic = { '@type': 'MedicalClinic', '@id': 'a' }
  const faults = (node: Node) => graphFaults([{ ...clinic, ...node }])
  expect(faults({})).toEqual([])
  for (const fault of [
    { '@type': 'MedicalClinick' },
    { legalStatus: 'approved' },
    { geo: 'somewhere' },
    { makesOffer: { '@id': 'b' } },
    { address: { '@type': 'GeoCoordinates', latitude: 1 } },
    { medicalSpecialty: 'https://schema.org/Plumbing' },
  ])
    expect(faults(fault), JSON.stringify(fault)).toHaveLength(1)
  expect(unseen([{ ...clinic, name: 'A name no page shows' }], '/')).toHaveLength(1)
})

test.each(['/', '/es'])('%s names the search of its own language', (address) => {
  expect(oneOf(graphAt(address), 'WebSite')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${manifest.origin}${addressIn(languageOf(address), '/search')}?q={words}` },
    },
  })
})

test('the rating and the membership stand where the page shows them, and nowhere else', () => {
  const { rating } = site.practice
  const membership = site.prices.find(({ id }) => id === 'membership')!
  expect(clinicAt('/')).toMatchObject({
    aggregateRating: { ratingValue: rating!.value, reviewCount: rating!.count },
    makesOffer: { price: (membership.amount / 100).toFixed(2), priceCurrency: 'USD' },
  })
  for (const address of ['/semaglutide', '/contact']) {
    expect(clinicAt(address)).not.toHaveProperty('aggregateRating')
    expect(clinicAt(address)).not.toHaveProperty('makesOffer')
  }
})

test('only what is sold is offered, and everything that is sold', () => {
  const offers = (address: string) => {
    const ids: string[] = []
    each(graphAt(address), (node) => node['@type'] === 'Offer' && ids.push(`${node['@id']}`.split('#')[1]!))
    return ids
  }
  expect(offers('/semaglutide')).toContain('semaglutide')
  for (const { address } of site.treatments.filter((page) => page.educationOnly))
    expect(offers(address), address).toEqual([])
  expect(offers('/prices')).not.toContain('retatrutide')
  expect(offers('/prices')).toContain('membership')
  expect(offers('/prices').length).toBeGreaterThan(20)
})

test('things are called what they are', () => {
  const subject = (address: string) =>
    graphAt(address).find((node) => node['@id'] === `${manifest.origin}${address}#subject`)?.['@type']
  const kinds = ['/semaglutide', '/BPC-157', '/calocurb', '/skin-pen', '/blog/peptide-therapy'].map(subject)
  expect(kinds).toEqual(['Drug', 'Substance', 'DietarySupplement', 'MedicalProcedure', 'BlogPosting'])
  const { questions } = site.treatments.find(({ address }) => address === '/semaglutide')!
  expect(oneOf(graphAt('/semaglutide'), 'FAQPage')['mainEntity']).toHaveLength(questions.length)
})

/** Values for machines: addresses, codes and the like, which no page spells out. */
const forMachines =
  /^(?:@|url$|item$|image$|logo$|hasMap$|sameAs$|medicalSpecialty$|dayOfWeek$|opens$|closes$|inLanguage$|addressCountry$|priceCurrency$|unitCode$|urlTemplate$|.+-input$)/

/** Words and numbers of a graph that a visitor of the page cannot find on it. */
function unseen(graph: Node[], address: string): string[] {
  const page = words(treeAt(address))
  const shows = (property: string, value: string) => {
    if (property === 'telephone') return htmlAt(address).includes(`tel:${value}`)
    if (/^(?:date|lastReviewed)/.test(property))
      return page.includes(formatDate(value, wordsIn(languageOf(address))))
    if (property === 'price') return page.includes(formatMoney(Number(value) * 100))
    return page.toLowerCase().includes(value.toLowerCase())
  }
  const missing: string[] = []
  each(graph, (node) => {
    for (const [property, value] of Object.entries(node)) {
      if (forMachines.test(property)) continue
      for (const text of [value].flat())
        if (typeof text === 'string' && !shows(property, text))
          missing.push(`${node['@type']}.${property}: ${text}`)
    }
  })
  return missing
}
