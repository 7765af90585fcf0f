/**
 * Cuts the two typefaces down to what the site uses: basic Latin, the axes the design names, nothing else.
 * Run it after a new release of a font: npm run fonts. The files it writes are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('')
const extras = '\u00a0©®°·×–—‘’“”•…™'

type Cut = {
  from: string
  to: string
  axes: Record<string, number | { min: number; max: number; default?: number }>
}

const cuts: Cut[] = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    // One optical size for all headings: the axis would double the file (24 kB) for a difference few would see.
    axes: { SOFT: 40, WONK: 0, opsz: 72, wght: 420 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
]

for (const { from, to, axes } of cuts) {
  const original = readFileSync(join(root, 'node_modules', from))
  const cut = await subsetFont(original, printable + extras, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(root, 'src/styles/fonts', to), cut)
  console.log(`${to}: ${original.length} -> ${cut.length} bytes`)
}
