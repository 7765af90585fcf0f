import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import subsetFont from 'subset-font'
import { cardSize, logoSvg, tokenColor } from './brand.ts'

export type Card = {
  title: string
  section: string
  practice: { name: string; place: string; logo: string }
  photo: { file: string; focus: 'left' | 'center' | 'right' }
}

/** Cached by the card's content, its photo and the code that draws it. */
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

const drawing = ['social-cards/draw-card.ts', 'social-cards/brand.ts', 'styles/tokens.css']
  .map((file) => readFileSync(join(process.cwd(), 'src', file), 'base64'))
  .join()

export async function drawCard({ title, section, practice, photo }: Card): Promise<Buffer> {
  const heading = await largestThatFits(title)
  const bottom = cardSize.height - margin
  const town = await drawText(practice.place, { font: 'text', size: 24, color: tokenColor('muted') })
  const name = await drawText(practice.name, { font: 'display', size: 30, color: tokenColor('action') })
  const label = await drawText(section, { font: 'text', size: 26, color: tokenColor('price') })
  const headingTop = Math.round((cardSize.height - heading.height) / 2) + 14
  return sharp(photo.file)
    .resize({ ...cardSize, fit: 'cover', position: photo.focus })
    .composite([
      { input: Buffer.from(background()), left: 0, top: 0 },
      {
        input: Buffer.from(logoSvg(practice.logo, tokenColor('action'), 72)),
        left: margin - 6,
        top: margin - 10,
      },
      at(name, margin + 84, margin + 14),
      at(label, margin, headingTop - label.height - 26),
      at(heading, margin, headingTop),
      at(town, margin, bottom - town.height),
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

const margin = 64
const column = 540

type Text = { font: 'display' | 'text'; size: number; color: string }
type Layer = { data: Buffer; width: number; height: number }

/** Pango sets the text from our own font files, not the machine's. */
async function drawText(text: string, { font, size, color }: Text): Promise<Layer> {
  const { family, file } = (await cardFonts())[font]
  const tight = size > 40 ? ` letter_spacing="${size * -18}" line_height="0.88"` : ''
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}"${tight}>${escapePango(text)}</span>`,
      font: `${family}, ${size}`,
      fontfile: file,
      width: column,
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function largestThatFits(title: string): Promise<Layer> {
  for (const size of [82, 74, 66, 58, 50]) {
    const drawn = await drawText(title, { font: 'display', size, color: tokenColor('ink') })
    if (drawn.height <= 250 && drawn.width <= column) return drawn
  }
  throw new Error(`the title does not fit on its card: ${title}`)
}

function at({ data, width, height }: Layer, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left, top }
}

function background(): string {
  const { width, height } = cardSize
  const color = tokenColor('ground')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="fade"><stop offset=".44" stop-color="${color}"/>
    <stop offset=".76" stop-color="${color}" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    <rect y="${height - 10}" width="${width}" height="10" fill="${tokenColor('action')}"/></svg>`
}

function escapePango(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '’')
}

/** TrueType, because Pango cannot read woff2. */
export const cardFonts = () => (fonts ??= cutFonts())

let fonts: ReturnType<typeof cutFonts> | undefined

async function cutFonts() {
  await mkdir(join(process.cwd(), '.cache/cards'), { recursive: true })
  const [display, text] = await Promise.all([
    cutFont('fraunces/files/fraunces-latin-full-normal.woff2', 'fraunces.ttf', {
      opsz: 100,
      wght: 420,
      SOFT: 40,
      WONK: 0,
    }),
    cutFont('figtree/files/figtree-latin-wght-normal.woff2', 'figtree.ttf', { wght: 500 }),
  ])
  // The family names inside the files.
  return { display: { family: 'Fraunces', file: display }, text: { family: 'Figtree Light', file: text } }
}

async function cutFont(from: string, to: string, axes: Record<string, number>): Promise<string> {
  const font = await readFile(join(process.cwd(), 'node_modules/@fontsource-variable', from))
  const file = join(process.cwd(), '.cache/cards', to)
  await writeFile(file, await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: axes }))
  return file
}

const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}©®°·×–—‘’“”•…™«»¿¡ÁÉÍÓÚÜÑáéíóúüñ`
