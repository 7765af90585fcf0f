import { expect, test } from 'vitest'
import { samplesIn } from './placeholders.ts'
import { readSite } from './site.ts'
import { contentRoot, stubMedia } from './testing/content-copy.ts'

const site = readSite(contentRoot, stubMedia)
/** The practice's own names, quotes and proof; its pictures may be drawn. */
const own = {
  ...site,
  practice: {
    ...site.practice,
    origin: 'https://elm.com',
    phone: { display: '(518) 326-4410', href: '+15183264410' },
    email: 'hello@elm.com',
    mapLink: 'https://map.com/',
    social: [],
    links: { ...site.practice.links, sisterSite: undefined },
  },
  testimonials: site.testimonials.map((one) => ({ ...one, sample: false })),
  launch: {
    ...site.launch,
    cameWith: { ...site.launch.cameWith, name: 'Another Name', street: '1 Other Street' },
    proofs: { ...site.launch.proofs, rating: 'A print of the page of reviews' },
  },
}
for (const link of ['booking', 'enrollment', 'financingApply'] as const)
  own.practice.links[link] = 'https://elm.com/'

test('visitors are told what is a sample, and nothing once only drawings are left', () => {
  expect([...site.photos.values()].some(({ drawn }) => drawn)).toBe(true)
  expect(samplesIn(own)).toEqual([])
  expect(samplesIn({ ...own, testimonials: [{ firstName: 'Ada', sample: true }] })).toEqual([
    'quotes',
    'pictures',
  ])
  expect(samplesIn({ ...own, launch: { ...own.launch, proofs: { rating: null } } })).toEqual([
    'rating',
    'pictures',
  ])
  expect(samplesIn({ ...own, practice: { ...own.practice, email: 'me@elm.example' } })).toEqual([
    'names',
    'pictures',
  ])
})
