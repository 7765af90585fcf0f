import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '#lib/contrast.ts'
import { lights } from '#lib/practice-clock.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
/** The tint of each family, and its own color of prices where it has one. */
const tints = [...tokens.matchAll(/--family-tint: (#[\da-f]{6});(?:\s+--color-price: (#[\da-f]{6}))?/g)]

/** The colors of a light, with those of the morning as defaults. */
function paletteOf(light: string): (role: string) => string {
  const rule = new RegExp(`^\\[data-light='${light}'\\] \\{([^}]*)\\}`, 'm').exec(tokens)?.[1] ?? ''
  return (role) => new RegExp(`--color-${role}: (#[\\da-f]{6})`).exec(rule + tokens)![1]!
}

describe.each(lights)('by the light of %s', (light) => {
  const paint = paletteOf(light)
  const isLamplit = light === 'evening' || light === 'night'

  test.each([
    { words: ['ink', 'muted', 'price', 'link', 'alarm', 'ok'], backgrounds: ['ground', 'cream', 'card'] },
    { words: ['ink', 'muted', 'price', 'link', 'alarm'], backgrounds: ['alarm-ground'] },
    { words: ['light', 'light-muted', 'gold'], backgrounds: ['deep'] },
    { words: ['light'], backgrounds: ['action', 'focus'] },
    // bands.css: muted text on deep green.
    { words: ['light-muted'], backgrounds: ['action'] },
    // HomeBanner.css: in the evening and at night the words on the wall have the color of the page background.
    { words: isLamplit ? ['ground'] : ['ink', 'action'], backgrounds: ['wall', 'wall-shade'] },
  ])('$words can be read on $backgrounds', ({ words, backgrounds }) => {
    for (const word of words)
      for (const background of backgrounds)
        expect(contrast(paint(word), paint(background)), `${word} on ${background}`).toBeGreaterThanOrEqual(
          4.5,
        )
  })

  test('accent stands out on every background', () => {
    for (const background of ['ground', 'cream', 'card'])
      expect(contrast(paint('accent'), paint(background)), background).toBeGreaterThanOrEqual(3)
  })
})

test('every light but morning, the default, has a palette', () => {
  expect(lights.filter((light) => tokens.includes(`[data-light='${light}']`))).toEqual(
    lights.filter((light) => light !== 'morning'),
  )
})

test('words and prices can be read on the tint of every family', () => {
  expect(tints.length).toBeGreaterThan(5)
  const paint = paletteOf('morning')
  for (const [, tint, price = paint('price')] of tints)
    for (const color of [paint('ink'), paint('muted'), paint('link'), price])
      expect(contrast(color, tint!), `${color} on ${tint}`).toBeGreaterThanOrEqual(4.5)
})
