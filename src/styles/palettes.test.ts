import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '#lib/contrast.ts'
import { lights } from '#lib/practice-clock.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const tints = [...tokens.matchAll(/--family-tint: (#[\da-f]{6})/g)].map(([, color]) => color!)

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

test('light of the day other than morning has a palette', () => {
  expect(lights.filter((light) => tokens.includes(`[data-light='${light}']`))).toEqual(
    lights.filter((light) => light !== 'morning'),
  )
})

test('banner words can be read on the tint of every family', () => {
  expect(tints.length).toBeGreaterThan(5)
  for (const tint of tints)
    for (const word of ['ink', 'muted', 'link'])
      expect(contrast(paletteOf('morning')(word), tint), `${word} on ${tint}`).toBeGreaterThanOrEqual(4.5)
})
