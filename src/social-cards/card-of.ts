import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Card, drawCard } from './draw-card.ts'

/** A card, drawn anew only when its words, its photograph or the way of drawing have changed. */
export async function cardOf(card: Card): Promise<Buffer> {
  const key = createHash('sha256')
    .update(drawing)
    .update(JSON.stringify(card))
    .update(await readFile(card.photo.file))
  const file = join(process.cwd(), '.cache/cards', `${key.digest('hex').slice(0, 32)}.jpg`)
  try {
    return await readFile(file)
  } catch {
    const picture = await drawCard(card)
    await writeFile(file, picture)
    return picture
  }
}

/** What decides how a card looks, besides its content. */
const drawing = [
  'social-cards/draw-card.ts',
  'social-cards/card-fonts.ts',
  'social-cards/draw-mark.ts',
  'styles/tokens.css',
]
  .map((file) => readFileSync(join(process.cwd(), 'src', file), 'base64'))
  .join()
