import { languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { expect, test } from '@playwright/test'
import { formatDate } from '../../src/lib/dates.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { isListed, wordsOf } from '../built-site.ts'
import { htmlAt, manifest } from './built.ts'
import { each, graphFaults, graphOf, type Node, oneOf } from './graph-faults.ts'

const pages = manifest.pages.filter(isListed)

for (const address of pages) {
  test(`${address} is described in schema.org's own words, by what it shows`, () => {
    const graph = graphOf(htmlAt(address))
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
    const clinic = oneOf(graphOf(htmlAt(address)), 'MedicalClinic')
    expect(clinic['@id']).toBe(`${manifest.origin}/#clinic`)
    for (const part of ['address', 'geo', 'openingHoursSpecification', 'sameAs', 'telephone'])
      expect(clinic[part]).toBeTruthy()
  }
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
    if (/^(?:date|lastReviewed)/.test(property))
      return page.includes(formatDate(value, wordsIn(languageOf(address))))
    if (property === 'price') return page.includes(formatMoney(Number(value) * 100))
    return page.toLowerCase().includes(value.toLowerCase())
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
