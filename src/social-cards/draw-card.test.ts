import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSize } from './brand.ts'
import { type Card, cardFonts, drawCard } from './draw-card.ts'

const card: Card = {
  title: 'Low-Dose Naltrexone',
  section: 'Weight loss',
  practice: {
    name: 'A Practice & Friends <of> ours',
    place: 'Albany, New York',
    logo: '<path d="M4 4h40"/>',
  },
  photo: { file: 'content/photos/hero.jpg', focus: 'right' },
}

test('social card is a JPEG of 1200 by 630 with its words', async () => {
  const [drawn, withOtherTitle] = await Promise.all([
    drawCard(card),
    drawCard({ ...card, title: 'Contrave' }),
  ])
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...cardSize })
  expect(drawn.equals(withOtherTitle)).toBe(false)
})

test('social card with a title too long stops the build', async () => {
  await expect(drawCard({ ...card, title: 'Naltrexone '.repeat(12) })).rejects.toThrow(/does not fit/)
})

const widthOf = async (text: string, font: string, fontfile: string) => {
  const drawn = sharp({ text: { text, font: `${font}, 40`, fontfile, dpi: 72 } })
  return (await drawn.raw().toBuffer({ resolveWithObject: true })).info.width
}

test.each(['display', 'text'] as const)(
  'social card %s face is ours, with the letters of Spanish',
  async (face) => {
    const { family, file } = (await cardFonts())[face]
    const width = (letter: string, font = family) => widthOf(`n${letter.repeat(9)}n`, font, file)
    expect(await width('a')).not.toBe(await width('a', 'No Such Face'))
    for (const [accented, plain] of ['áa', 'ée', 'óo', 'úu', 'ñn', 'ÉE', 'ÑN'].map((pair) => [...pair]))
      expect(await width(accented!), accented).toBe(await width(plain!))
  },
)
