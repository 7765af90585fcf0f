import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** TrueType, because Pango cannot read woff2. */
export const cardFonts = () => (fonts ??= cutBoth())

let fonts: ReturnType<typeof cutBoth> | undefined

async function cutBoth() {
  await mkdir(join(process.cwd(), '.cache/cards'), { recursive: true })
  const [display, text] = await Promise.all([
    cut('fraunces/files/fraunces-latin-full-normal.woff2', 'fraunces.ttf', {
      opsz: 100,
      wght: 420,
      SOFT: 40,
      WONK: 0,
    }),
    cut('figtree/files/figtree-latin-wght-normal.woff2', 'figtree.ttf', { wght: 500 }),
  ])
  // The family names inside the files.
  return { display: { family: 'Fraunces', file: display }, text: { family: 'Figtree Light', file: text } }
}

async function cut(from: string, to: string, axes: Record<string, number>): Promise<string> {
  const font = await readFile(join(process.cwd(), 'node_modules/@fontsource-variable', from))
  const file = join(process.cwd(), '.cache/cards', to)
  await writeFile(file, await subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: axes }))
  return file
}

const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}©®°·×–—‘’“”•…™«»¿¡ÁÉÍÓÚÜÑáéíóúüñ`
