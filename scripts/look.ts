/**
 * node scripts/bootstrap.mjs scripts/look.ts: takes the pictures in tests/look/pictures anew, after the look was changed on purpose, and draws every page
 * on one sheet for human eyes. What changed is then seen in git.
 */
import { join } from 'node:path'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from '../build/build-site.ts'
import { drawContactSheet } from './look/contact-sheet.ts'
import { main, root, run } from '../build/run.ts'
import { buildSpecification } from './specification/build.ts'

await main(async () => {
  const chromium = await ensureChromium()
  await buildSite('dist')
  await buildSpecification()
  await run('playwright', ['test', '-g', 'looks as agreed', '--update-snapshots'], {
    CHROMIUM: chromium,
  })
  const sheet = join(root, 'docs/images/contact-sheet.jpg')
  await drawContactSheet('dist', chromium, sheet)
  console.log(`Every page on one sheet: ${sheet}`)
})
