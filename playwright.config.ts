import { defineConfig } from '@playwright/test'
import { type EngineName, findChromium } from './scripts/browser/browsers.ts'

const port = Number(process.env['TEST_PORT'] ?? 4517)
const engines = 'tests/slow/engines/*.spec.ts'

/** Playwright's own list is repeated, because the browser uses the last list only. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // These start pages and processes of Chrome's own, which take more time than the pages under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Three browsers may share two cores.
  expect: { timeout: 15_000 },
  // A shared machine may stall a browser; a test that passes the second time is reported as flaky.
  retries: 1,
  // scripts/test.ts reads the counts from the JSON report.
  reporter: [['dot'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  outputDir: process.env['OUTPUT_DIR'] ?? 'test-results/browser',
  snapshotPathTemplate: 'tests/slow/look/pictures/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Without a graphics card, drawing in software is faster than emulating one.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-site-isolation-trials',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
  projects: [
    { name: 'pages', testMatch: 'tests/pages/*.spec.ts' },
    { name: 'journeys', testMatch: 'tests/journeys/*.spec.ts' },
    { name: 'blocks', testMatch: 'src/**/*.spec.ts' },
    { name: 'slow', testMatch: 'tests/slow/**/*.spec.ts', testIgnore: engines },
    { name: 'firefox', testMatch: engines, workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: engines, workers: 1, use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      SITE_DIR: process.env['SITE_DIR'] ?? 'dist',
      DATA_DIR: 'test-results/data',
      // All test visitors share an IP address.
      RATE_BURST: '1000',
      RATE_PER_MINUTE: '1000',
      DAILY_MAILS: '10000',
    },
    reuseExistingServer: false,
  },
})
