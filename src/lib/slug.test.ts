import { expect, test } from 'vitest'
import { sectionIds, slug } from './slug.ts'

test.each([
  ['What studies show?', 'what-studies-show'],
  ['Women’s health', 'womens-health'],
  ["Men's health", 'mens-health'],
  ['CJC-1295 / Ipamorelin', 'cjc-1295-ipamorelin'],
  ['  "At a glance" ', 'at-a-glance'],
  ['NAD+', 'nad'],
  ['1. Before & after', '1-before-after'],
])('slug of %s is %s', (words, id) => {
  expect(slug(words)).toBe(id)
})

test('section without a title is named by its block, and a second one numbered', () => {
  const sections = [{ block: 'text', title: 'At a glance' }, { block: 'costs' }, { block: 'costs' }]
  expect(sectionIds(sections)).toEqual(['at-a-glance', 'costs', 'costs-2'])
})
