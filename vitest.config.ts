import { defineConfig } from 'vitest/config'

/** They share a worker's modules: none keeps anything there, and starting afresh for each file takes a quarter of the time. */
const shared = { environment: 'node' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      // Beside what they test; no build, no browser.
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,server,build,editor,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      // Over the built pages in SITE_DIR, or dist/.
      { test: { ...shared, name: 'html', include: ['tests/html/**/*.test.ts'] } },
      // With builds, child processes, crashes and databases; each measures, so one at a time.
      {
        test: {
          environment: 'node',
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
