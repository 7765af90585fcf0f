/**
 * Cuts the two typefaces down to what the site uses: the letters of its words, the axes the design names, nothing else.
 * Run it after a new release of a font: npx node scripts/fonts.ts. The files it writes are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0'
/** In the same files: apart they are three times as many bytes, and a request more for each face before the first paint. */
const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡'
const punctuation = `!"$%&'()+,-./:;?–—‘’“”…`
/** Not in headings. Whatever else is typed appears in the face that stands in, letter by letter. */
const signs = '#*<=>@©®™°ºª·×•'

/** `features`: what the browser does by itself with these letters, and nothing that would bring letters along. */
const cuts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    text: letters + spanish + punctuation,
    features: ['kern', 'liga'],
    // One optical size for all headings: the axis would double the file (24 kB) for a difference few would see.
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

for (const { from, to, text, features, axes } of cuts) {
  const original = readFileSync(join(root, 'node_modules', from))
  const cut = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    // Names for menus in which nobody chooses a face.
    dropTables: ['STAT'],
    noHinting: true,
  })
  writeFileSync(join(root, 'src/styles/fonts', to), cut)
  console.log(`${to}: ${original.length} -> ${cut.length} bytes`)
}
