/**
 * npm run variants: what a practice may do to its content without a programmer, done to copies of it; the tests over
 * content must pass on each copy, and its site must answer.
 *   -- NAME   only the variants whose names contain these words
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main, root, run } from '../build/run.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { variants } from './variants/variants.ts'

const siteDir = '.cache/site-variant'
/** Tests that read content as it is, whatever it says. */
const overContent = ['src/reading/own-words.test.ts', 'src/reading/live-content.test.ts']

await main(async () => {
  const wanted = process.argv.slice(2).join(' ')
  const failed: string[] = []
  const chromium = await ensureChromium()
  for (const [name, make] of Object.entries(variants).filter(([one]) => one.includes(wanted))) {
    console.log(`\n--- variant: ${name}`)
    const copy = make()
    const env = {
      CONTENT_DIR: copy.root,
      SITE_DIR: siteDir,
      PRECOMPRESS: 'no',
      CHROMIUM: chromium,
      VARIANT: name,
    }
    try {
      await run('vitest', ['run', ...overContent], env)
      await run('node', ['scripts/build.ts'], env)
      await run('playwright', ['test', '--project=variant', '--reporter=line'], env)
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    copy.dispose()
    rmSync(join(root, siteDir), { recursive: true, force: true })
  }
  if (failed.length > 0) throw new Failure(`\nContent is not free:\n${failed.join('\n')}`)
  console.log('\nEvery variant holds.')
})
