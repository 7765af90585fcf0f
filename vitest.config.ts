import { defineConfig } from 'vitest/config'

/** Tests share modules, because none keeps state in them and it saves a quarter of the time. */
const shared = { environment: 'node' as const, isolate: false, testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,server,build,editor,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      // These tests read the built pages in SITE_DIR, or in dist/.
      { test: { ...shared, name: 'html', include: ['tests/html/**/*.test.ts'] } },
      // These run one at a time, because some measure time.
      {
        test: {
          environment: 'node',
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          fileParallelism: false,
          // As in playwright.config.ts: a shared machine may stall a process.
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
