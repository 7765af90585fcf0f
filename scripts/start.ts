/**
 * npm start: builds the site and serves it, forms included, on one printed address.
 *   --no-build   serves what is built already
 */
import { join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { main, root } from '../build/run.ts'

/** A small young generation, a bounded old one and one malloc arena (glibc): under a flood memory stays flat. */
const server = ['--max-semi-space-size=1', '--max-old-space-size=192', 'server/main.ts']

await main(async () => {
  if (!process.argv.includes('--no-build')) {
    console.log('Building the site (the first time draws every picture and takes a minute or two)...')
    await buildSite('dist')
  }
  // The server takes this process's place: nothing of the build stays in memory, and who stops it stops all of it.
  process.execve?.(process.execPath, [process.execPath, ...server], {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
    // The program as read once: from the second start on it starts faster and takes twenty megabytes less.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  })
})
