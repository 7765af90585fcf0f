import { afterAll, expect, test } from 'vitest'
import { readSite } from './site.ts'
import { contentRoot, copyContent, stubMedia } from './testing/content-copy.ts'

const frozen = copyContent()
afterAll(frozen.dispose)

test('the content as it is now is sound', () => {
  expect(() => readSite(contentRoot, stubMedia)).not.toThrow()
})

test('the frozen content still fits the schemas; if not: npm run specification -- freeze', () => {
  expect(frozen.problems()).toEqual([])
})
