import { expect, test } from 'vitest'
import { formatBytes } from './file-size.ts'

test.each([
  [12, '1 kB'],
  [1536, '2 kB'],
  [184_200, '184 kB'],
  [999_600, '1000 kB'],
  [2_400_000, '2.4 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
