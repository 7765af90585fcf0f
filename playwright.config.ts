import { defineConfig } from '@playwright/test'
import { type EngineName, findChromium } from './scripts/browser/browsers.ts'

const port = Number(process.env['TEST_PORT'] ?? 4517)
const engines = 'tests/slow/engines/*.spec.ts'

/** Of several such lists the browser takes the last, so what Playwright switches off itself is repeated here. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // The address bar's own pages, and a process in reserve for each tab: both cost more than a page of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** Browser tests: real browsers against the built site of content/ on the real server with the real mail relay. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // Waiting longer costs nothing where all is well, and two cores are shared by three browsers.
  expect: { timeout: 15_000 },
  // A shared machine may stall a browser for seconds; a second failure is a real one, and a first is reported as flaky.
  retries: 1,
  // scripts/test.ts counts from the second.
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
        // Drawing by the processor alone is quicker than imitating a graphics card with it.
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
      // All visitors of the tests come from one address.
      RATE_BURST: '1000',
      RATE_PER_MINUTE: '1000',
      DAILY_MAILS: '10000',
    },
    reuseExistingServer: false,
  },
})
