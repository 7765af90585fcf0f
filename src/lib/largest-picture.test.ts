import { expect, test } from 'vitest'
import { largestPicture } from './largest-picture.ts'

const filesOf = (format: string) => [480, 1920].map((width) => ({ src: `/${width}.${format}`, width }))
const picture = { src: '/1440.webp', width: 1920, height: 1080 }

test('takes the last file of the format every browser reads', () => {
  const sources = [
    { type: 'image/avif', files: filesOf('avif') },
    { type: 'image/webp', files: filesOf('webp') },
  ]
  expect(largestPicture({ ...picture, sources })).toBe('/1920.webp')
})

test('takes the picture itself where there are no sizes', () => {
  expect(largestPicture({ ...picture, sources: [] })).toBe('/1440.webp')
})
