import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['What studies show?', 'what-studies-show'],
  ['Women’s health', 'womens-health'],
  ["Men's health", 'mens-health'],
  ['CJC-1295 / Ipamorelin', 'cjc-1295-ipamorelin'],
  ['  "At a glance" ', 'at-a-glance'],
  ['NAD+', 'nad'],
  ['1. Before & after', '1-before-after'],
])('%s -> %s', (words, id) => {
  expect(slug(words)).toBe(id)
})
