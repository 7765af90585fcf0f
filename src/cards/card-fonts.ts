import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type CardFont = { family: string; file: string }

/** The site's two typefaces as TrueType files: the library that draws the cards cannot read the web's format. */
export function cardFonts(): Promise<{ display: CardFont; text: CardFont }> {
  fonts ??= cut()
  return fonts
}

let fonts: ReturnType<typeof cardFonts> | undefined

async function cut() {
  const folder = join(process.cwd(), '.cache/cards')
  await mkdir(folder, { recursive: true })
  const [display, text] = await Promise.all([
    cutOne('fraunces.woff2', join(folder, 'fraunces.ttf'), { opsz: 100 }),
    cutOne('figtree.woff2', join(folder, 'figtree.ttf'), { wght: 500 }),
  ])
  // The names are those inside the files; a cut keeps the name of the face it was cut from.
  return { display: { family: 'Fraunces', file: display }, text: { family: 'Figtree Light', file: text } }
}

async function cutOne(from: string, to: string, axes: Record<string, number>): Promise<string> {
  const font = await readFile(join(process.cwd(), 'src/styles/fonts', from))
  await writeFile(to, await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: axes }))
  return to
}

const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}©®°·×–—‘’“”•…™`
