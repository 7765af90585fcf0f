/**
 * npm start: builds the site, unless today's build is up to date, and serves it with its forms at the address it prints.
 *   --no-build   serves what is in dist/ already
 */
import { join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { main, root } from '../build/run.ts'
import { isUpToDate } from '../build/up-to-date.ts'

/** A small heap keeps memory constant under load, as MALLOC_ARENA_MAX does below. */
const server = ['--max-semi-space-size=1', '--max-old-space-size=192', 'server/main.ts']

await main(async () => {
  const hasSettings = ['CONTENT_DIR', 'SITE_CLOCK', 'BUILD_ONLY'].some((name) => process.env[name])
  if (!process.argv.includes('--no-build') && (hasSettings || !isUpToDate(root, 'dist'))) {
    console.log(
      'Building the site. The first time takes a minute or two, because every picture is resized...',
    )
    await buildSite('dist')
  }
  // The server replaces this process, so that the memory of the build is freed and signals reach it.
  process.execve?.(process.execPath, [process.execPath, ...server], {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
    // With a compile cache later starts are faster and take 20 MB less.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  })
})
