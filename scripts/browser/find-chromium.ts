import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium that is already here: named by CHROMIUM, the system's, or the one Playwright brought. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}
