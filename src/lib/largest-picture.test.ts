import { expect, test } from 'vitest'
import { largestPicture } from './largest-picture.ts'

const picture = { src: '/1440.webp', width: 1920, height: 1080 }

test('takes the last file of the format every browser reads', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/480.avif 480w, /1920.avif 1920w' },
    { type: 'image/webp', srcSet: '/480.webp 480w, /1920.webp 1920w' },
  ]
  expect(largestPicture({ ...picture, sources })).toBe('/1920.webp')
})

test('takes the picture itself where there are no sizes', () => {
  expect(largestPicture({ ...picture, sources: [] })).toBe('/1440.webp')
})
