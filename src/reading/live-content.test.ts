import { expect, test } from 'vitest'
import { readSite } from './site.ts'
import { contentRoot, stubMedia } from './testing/content-copy.ts'

test('the content as it is now is sound, in both languages', () => {
  expect(() => readSite(contentRoot, stubMedia)).not.toThrow()
})
