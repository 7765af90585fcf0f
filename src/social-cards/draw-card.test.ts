import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardFonts } from './card-fonts.ts'
import { cardSize } from './card-size.ts'
import { type Card, drawCard } from './draw-card.ts'

const card: Card = {
  title: 'Low-Dose Naltrexone',
  section: 'Weight loss',
  practice: {
    name: 'A Practice & Friends <of> ours',
    place: 'Albany, New York',
    mark: '<path d="M4 4h40"/>',
  },
  photo: { file: 'content/photos/hero.jpg', focus: 'right' },
}

test('a card is a JPEG of 1200 by 630 whose words change the picture', async () => {
  const [one, other] = await Promise.all([drawCard(card), drawCard({ ...card, title: 'Contrave' })])
  expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', ...cardSize })
  expect(one.equals(other)).toBe(false)
})

test('a title that cannot fit stops the build instead of running over the picture', async () => {
  await expect(drawCard({ ...card, title: 'Naltrexone '.repeat(12) })).rejects.toThrow(/does not fit/)
})

test.each(['display', 'text'] as const)(
  'the %s face is ours: an unknown one would be replaced in silence',
  async (face) => {
    const { family, file } = (await cardFonts())[face]
    const width = async (font: string) => {
      const { info } = await sharp({
        text: { text: 'Sample Clinic, Albany', font: `${font}, 40`, fontfile: file, dpi: 72 },
      })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return info.width
    }
    expect(await width(family)).not.toBe(await width('No Such Face'))
  },
)
