import { defineConfig } from 'vitest/config'

/** No test keeps state in modules, and sharing them saves a quarter of the time. */
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
      // Reads the built pages in SITE_DIR, or dist/.
      { test: { ...shared, name: 'html', include: ['tests/html/**/*.test.ts'] } },
      // Uses builds, child processes and databases; some measure time, so they run one at a time.
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
