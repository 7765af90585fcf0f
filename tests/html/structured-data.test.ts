import { expect, test } from 'vitest'
import { formatDate } from '#lib/dates.ts'
import { bareAddress, languageOf } from '#lib/language.ts'
import { formatPrice } from '#lib/money.ts'
import { wordsIn } from '#lib/words/words.ts'
import { content, htmlAt, listedPages, manifest, treeAt, words } from './built-site.ts'

/** The compiler checks the vocabulary of graphs (schema-dts); these tests check what it cannot. */
type Node = { [property: string]: unknown; '@type'?: string; '@id'?: string }

const site = content()
const clinicAt = (address: string) => oneOf(graphAt(address), 'MedicalClinic')

test.each(listedPages)(
  '%s is described by what it shows, with the address and no rating of its own',
  (address) => {
    const graph = graphAt(address)
    expect(unseen(graph, address)).toEqual([])
    const ids = graph.map((node) => node['@id'])
    expect(new Set(ids).size, 'each node has an id of its own').toBe(graph.length)
    expect(ids.filter((id) => !id?.startsWith(`${manifest.origin}/`))).toEqual([])
    const nodes = [...nodesIn(graph)]
    const described = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']))
    expect(nodes.filter((node) => !node['@type'] && !described.has(node['@id']))).toEqual([])
    const { name, phone, address: place } = site.practice
    expect(oneOf(graph, 'MedicalClinic')).toMatchObject({
      '@id': `${manifest.origin}/#clinic`,
      name,
      telephone: phone.href,
      address: {
        streetAddress: place.street,
        addressLocality: place.city,
        addressRegion: place.region,
        postalCode: place.postalCode,
      },
    })
    // Only the home page shows rating and price range.
    const isHome = bareAddress(address) === '/'
    for (const one of ['aggregateRating', 'priceRange']) expect(one in clinicAt(address), one).toBe(isHome)
    expect(JSON.stringify(graph).split('"aggregateRating"').length - 1).toBe(isHome ? 1 : 0)
  },
)

test.each(['/', '/contact', '/es', '/es/contact'])(
  '%s describes the practice in full to search engines',
  (address) => {
    for (const part of ['geo', 'openingHoursSpecification', 'sameAs'])
      expect(clinicAt(address)[part], part).toBeTruthy()
  },
)

test('home page gives search engines the rating and the price of the membership', () => {
  const { rating } = site.practice
  expect(clinicAt('/')).toMatchObject({
    aggregateRating: { ratingValue: rating!.value, reviewCount: rating!.count },
    priceRange: formatPrice(
      site.prices.find(({ id }) => id === 'membership')!,
      wordsIn('en').money,
    ),
  })
})

test('drug, substance, supplement, procedure and article have their own types in structured data', () => {
  const subject = (address: string) =>
    graphAt(address).find((node) => node['@id'] === `${manifest.origin}${address}#subject`)?.['@type']
  const kinds = ['/semaglutide', '/BPC-157', '/calocurb', '/skin-pen', '/blog/peptide-therapy'].map(subject)
  expect(kinds).toEqual(['Drug', 'Substance', 'DietarySupplement', 'MedicalProcedure', 'BlogPosting'])
})

function graphAt(address: string): Node[] {
  const blocks = [...htmlAt(address).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks, 'one graph a page').toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]![1]!)
  expect(context).toBe('https://schema.org')
  return graph
}

function oneOf(graph: Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Node
  for (const part of Object.values(value)) yield* nodesIn(part)
}

/** Values for machines: addresses, codes and the like, which no page spells out. */
const forMachines =
  /^(?:@|url$|item$|image$|logo$|hasMap$|sameAs$|medicalSpecialty$|dayOfWeek$|opens$|closes$|inLanguage$|addressCountry$)/

/** Words and numbers of a graph that a visitor of the page cannot find on it. */
function unseen(graph: Node[], address: string): string[] {
  const page = words(treeAt(address)).toLowerCase()
  const shows = (property: string, value: string) => {
    if (property === 'telephone') return htmlAt(address).includes(`tel:${value}`)
    if (/^(?:date|lastReviewed)/.test(property))
      return page.includes(formatDate(value, wordsIn(languageOf(address))).toLowerCase())
    return page.includes(value.toLowerCase())
  }
  return [...nodesIn(graph)].flatMap((node) =>
    Object.entries(node)
      .filter(([property]) => !forMachines.test(property))
      .flatMap(([property, value]) => [value].flat().map((text) => [property, text] as const))
      .filter(([property, text]) => typeof text === 'string' && !shows(property, text))
      .map(([property, text]) => `${node['@type']}.${property}: ${text}`),
  )
}
