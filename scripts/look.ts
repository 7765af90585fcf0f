/**
 * node scripts/bootstrap.mjs scripts/look.ts: takes the pictures in tests/slow/look/pictures anew, after the look was changed on purpose. What
 * changed is then seen in git.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { main, root, run } from '../build/run.ts'
import { ensureChromium } from './browser/browsers.ts'

await main(async () => {
  const chromium = await ensureChromium()
  if (!existsSync(join(root, 'dist/site.json'))) await buildSite('dist')
  await run('playwright', ['test', '--project=slow', 'tests/slow/look', '--update-snapshots'], {
    CHROMIUM: chromium,
  })
})
