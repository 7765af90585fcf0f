import { expect, test } from '@playwright/test'
import { each, graphOf, oneOf } from '../site/graph-faults.ts'
import { htmlAt, manifest } from './site.ts'

const one = (address: string, type: string) => oneOf(graphOf(htmlAt(address)), type)

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
      graphOf(htmlAt(address)),
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
    graphOf(htmlAt(address)).find((node) => node['@id'] === `${manifest.origin}${address}#subject`)?.['@type']
  expect(subject('/semaglutide')).toBe('Drug')
  expect(subject('/BPC-157')).toBe('Substance')
  expect(subject('/calocurb')).toBe('DietarySupplement')
  expect(subject('/skin-pen')).toBe('MedicalProcedure')
  expect(subject('/blog/peptide-therapy')).toBe('BlogPosting')
  expect(one('/semaglutide', 'FAQPage')['mainEntity']).toHaveLength(5)
  expect(one('/semaglutide', 'BreadcrumbList')['itemListElement']).toHaveLength(3)
})
