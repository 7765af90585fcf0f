/**
 * npx node scripts/fonts.ts: reduces the two typefaces to the letters and axes that the site uses. Run it after an update
 * of a font, and commit the files it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0'
/** Spanish letters share the files, because separate ones would be three times as large and cost a request each. */
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡'
const punctuation = `!"$%&'()+,-./:;?–—‘’“”…`
/** Only the text face has these. Any other character appears in the fallback font. */
const signs = '#*<=>@©®™°ºª·×•'

/** `features`: OpenType features that add no glyphs. */
const subsets = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    text: letters + spanish + punctuation,
    features: ['kern', 'liga'],
    // The optical size is fixed, because its axis would double the file (24 kB).
    axes: { SOFT: 40, WONK: 0, opsz: 72, wght: 420 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: letters + spanish + punctuation + signs,
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
]

for (const { from, to, text, features, axes } of subsets) {
  const original = readFileSync(join(root, 'node_modules', from))
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    dropTables: ['STAT'],
    noHinting: true,
  })
  writeFileSync(join(root, 'src/styles/fonts', to), subset)
  console.log(`${to}: ${original.length} -> ${subset.length} bytes`)
}
