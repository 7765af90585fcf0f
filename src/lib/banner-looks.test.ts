import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bannerLooks, fitsOn, lookFor } from './banner-looks.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const paint = (role: string) => new RegExp(`--color-${role}: (#[\\da-f]{6})`).exec(tokens)![1]!
const tints = [...tokens.matchAll(/--family-tint(?::|,) (#[\da-f]{6})/g)].map(([, one]) => one!)

test.each(Object.entries(bannerLooks))('words on %s keep their contrast', (look, colors) => {
  const grounds = look === 'light' ? tints : [paint(look)]
  expect(grounds.length).toBeGreaterThan(look === 'light' ? 7 : 0)
  for (const color of colors)
    for (const ground of grounds) {
      expect(contrast(paint(color), ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
})

test('a light colour brings a dark ground, and fits on no other', () => {
  expect(lookFor('gold')).toBe('deep')
  expect(lookFor('ink')).toBe('light')
  expect(fitsOn('light', 'light')).toBe(false)
})

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
