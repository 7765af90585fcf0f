import { Failure, run } from '../../build/run.ts'
import { findChromium } from './find-chromium.ts'

/** The system's Chromium; else Debian's package when root; else Playwright's own download. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium on this machine yet: installing one...')
  for (const attempt of [debian, download]) {
    try {
      await attempt()
      const path = findChromium()
      if (path) return path
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
  }
  throw new Failure('The tests need a Chromium: install one, or name it with CHROMIUM=/path/to/chromium.')
}

async function debian(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

async function download(): Promise<void> {
  await run('playwright', ['install', '--with-deps', 'chromium'])
}
