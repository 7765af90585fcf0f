import { chromium } from '@playwright/test'
import { existsSync, globSync } from 'node:fs'
import { Failure, run } from '../../build/run.ts'

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const engines = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
  },
}
export type EngineName = keyof typeof engines

export const hasEngine = (name: EngineName) => engines[name].programs.every((program) => existsSync(program))

export const minibrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...chromiums, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages(['chromium'])
  if (!findChromium()) await tryRun('playwright', ['install', '--with-deps', 'chromium'])
  const found = findChromium()
  if (found) return found
  throw new Failure('The tests need Chromium. Install it, or name it with CHROMIUM=/path/to/chromium.')
}

export async function ensureEngines(): Promise<void> {
  const missing = () => (Object.keys(engines) as EngineName[]).filter((name) => !hasEngine(name))
  await installPackages(missing().flatMap((name) => engines[name].packages))
  for (const name of missing())
    console.log(
      `Skipped: the tests in ${name}. They need ${engines[name].packages.join(', ')} (apt-get install, as root).`,
    )
}

async function installPackages(packages: string[]): Promise<void> {
  if (packages.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')}`)
  await tryRun('apt-get', ['update', '-qq'])
  await tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

async function tryRun(command: string, args: string[]): Promise<void> {
  await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).catch((error: Error) =>
    console.log(error.message),
  )
}
