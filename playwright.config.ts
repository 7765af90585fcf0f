import { defineConfig } from '@playwright/test'
import type { EngineName } from './tests/engines/browser.ts'
import { specificationSite } from './scripts/specification/build.ts'
import { findChromium } from './scripts/browser/find-chromium.ts'

const port = Number(process.env['TEST_PORT'] ?? 4517)
/** The site of content/ as it is today has a server of its own. */
const livePort = port + 1
/** Tests that share a build with other companies' services set up (X.outside.spec.ts), and the servers that stand in for those services. */
const outsideCompanies = /\.outside\.spec\.ts$/

/** Tests that share a build of the workbench. */
const workbench = /workbench\.spec\.ts$/
/** Tests of the content editor, which start one each: together they would only wait for each other. */
const editor = /tests\/editor\/.*\.spec\.ts$/
/** Journeys in browsers that are not Chromium, one window each. */
const engines = /tests\/engines\/.*\.spec\.ts$/
/** Tests that hold the site of content/ to the rules, page after page; all others visit the site of the specification. */
const live = /tests\/site\/.*\.spec\.ts$/
/** What must hold of a site with other content: `npm run variants` visits each with these alone. */
const variant =
  /tests\/variants\/.*\.spec\.ts$|tests\/site\/(?:links|head|html|feeds|noindex|onward)\.spec\.ts$/
const isVariant = process.env['VARIANT'] !== undefined
/** Tests that look at page after page of the specification. */
const pages = /tests\/(?:specification|look)\/.*\.spec\.ts$/

/** A window for people loads two pages of its own for the address bar, which takes longer than a page of ours. */
const forPeople = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright switches off itself: of several such lists the browser takes the last. */
const forTests = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]
/** Another process, made ready for each tab in case it goes to another site. */
const inReserve = ['SpareRendererForSitePerProcess']

/** Browser tests: a real Chromium against the built site on the real server with the real relay. */
export default defineConfig<object, { engine: EngineName }>({
  // What one block does is tested beside it, what needs the whole site in tests/.
  testDir: '.',
  testMatch: ['src/**/*.spec.ts', 'tests/**/*.spec.ts'],
  fullyParallel: true,
  // Two for the pages, which keep a core busy each, and two for the journeys, which mostly wait.
  workers: 4,
  timeout: 60_000,
  // A shared machine may stall a browser for seconds; a second failure is a real one.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/look/pictures/{arg}{ext}',
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
        // It asks its maker's servers for nothing while it is tested.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // One process for a tab and its frames: a tenth less work.
        '--disable-site-isolation-trials',
        `--disable-features=${[...forTests, ...forPeople, ...inReserve].join()}`,
      ],
    },
  },
  projects: isVariant
    ? [{ name: 'variant', testMatch: variant, workers: 2, use: { baseURL: `http://127.0.0.1:${livePort}` } }]
    : [
        // First, because one worker must do all of them.
        { name: 'outside-companies', testMatch: outsideCompanies, workers: 1, expect: { timeout: 15_000 } },
        { name: 'workbench', testMatch: workbench, workers: 1 },
        { name: 'editor', testMatch: editor, workers: 1, expect: { timeout: 60_000 } },
        { name: 'firefox', testMatch: engines, workers: 1, use: { engine: 'firefox' } },
        { name: 'webkit', testMatch: engines, workers: 1, use: { engine: 'webkit' } },
        { name: 'live', testMatch: live, workers: 2, use: { baseURL: `http://127.0.0.1:${livePort}` } },
        { name: 'pages', testMatch: pages, workers: 2 },
        {
          name: 'journeys',
          testIgnore: [live, pages, workbench, editor, outsideCompanies, engines, /tests\/variants\//],
        },
      ],
  webServer: [
    ...(isVariant ? [] : [server(port, specificationSite, '')]),
    server(livePort, process.env['SITE_DIR'] ?? 'dist', 'live-'),
  ],
})

/** A site on the real server with a relay of its own. */
function server(port: number, siteDir: string, kind: string) {
  return {
    command: 'node site/main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      SITE_DIR: siteDir,
      DATA_DIR: `test-results/${kind}data`,
      OUTBOX_DIR: `test-results/${kind}outbox`,
      // All visitors of the tests come from one address.
      RATE_BURST: '1000',
      RATE_PER_MINUTE: '1000',
      DAILY_MAILS: '10000',
    },
    reuseExistingServer: false,
  }
}
