import { expect, test } from 'vitest'
import { frameAddress, videoIdOf, watchAddress } from './video-site.ts'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=3',
  'https://youtu.be/aqz-KE-bpKQ?t=3',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('video id is read out of %s', (address) => {
  expect(videoIdOf(address)).toBe('aqz-KE-bpKQ')
})

test.each([
  '/_astro/hero.abc123.mp4',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  '#hours',
  'https://www.youtube.com/',
])('video id is missing from %s', (address) => {
  expect(videoIdOf(address)).toBeUndefined()
})

test('video site address that we write is recognized', () => {
  expect(videoIdOf(watchAddress('aqz-KE-bpKQ'))).toBe('aqz-KE-bpKQ')
  expect(videoIdOf(frameAddress('aqz-KE-bpKQ'))).toBe('aqz-KE-bpKQ')
})

test('video site film that starts by itself is silent, without controls, and loops', () => {
  expect(frameAddress('aqz-KE-bpKQ', null, true)).toContain('&mute=1&controls=0&loop=1&playlist=aqz-KE-bpKQ')
  expect(frameAddress('aqz-KE-bpKQ')).not.toMatch(/mute|loop|controls/)
})
