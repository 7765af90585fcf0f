import { chromium } from '@playwright/test'
import { existsSync, globSync } from 'node:fs'
import { Failure, run } from '../../build/run.ts'

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What each other engine needs: its programs, and the packages of Debian that bring them. */
const engines = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
  },
}
export type EngineName = keyof typeof engines

export const hasEngine = (name: EngineName) => engines[name].programs.every((program) => existsSync(program))

/** The browser that comes with WebKitWebDriver, in a folder named after the processor. */
export const minibrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

/** A Chromium that is already here: named by CHROMIUM, the system's, or the one Playwright brought. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...chromiums, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** The system's Chromium; else Debian's package when root; else Playwright's own download. */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages(['chromium'])
  if (!findChromium()) await tried('playwright', ['install', '--with-deps', 'chromium'])
  const found = findChromium()
  if (found) return found
  throw new Failure('The tests need a Chromium: install one, or name it with CHROMIUM=/path/to/chromium.')
}

/** Firefox and WebKit, from Debian's packages; the journeys of an engine that cannot be had are skipped. */
export async function ensureEngines(): Promise<void> {
  const missing = () => (Object.keys(engines) as EngineName[]).filter((name) => !hasEngine(name))
  await installPackages(missing().flatMap((name) => engines[name].packages))
  for (const name of missing())
    console.log(
      `Left out: ${name}. It needs ${engines[name].packages.join(', ')} (apt-get install, as root).`,
    )
}

async function installPackages(packages: string[]): Promise<void> {
  if (packages.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')}`)
  await tried('apt-get', ['update', '-qq'])
  await tried('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

async function tried(command: string, args: string[]): Promise<void> {
  await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).catch((error: Error) =>
    console.log(error.message),
  )
}
