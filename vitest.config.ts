import { defineConfig } from 'vitest/config'

/** Unit tests live beside what they test; tests/ holds what needs the built site and runs in Playwright. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'site/**/*.test.ts',
      'build/**/*.test.ts',
      'scripts/**/*.test.ts',
      'editor/**/*.test.ts',
    ],
    environment: 'node',
    // They share a worker's modules: none keeps anything there, and starting afresh for each file took a quarter of the time.
    isolate: false,
    // Many of them wait for a clock or a child process; one core alone would wait with them.
    maxWorkers: 3,
    // Tests with real servers, disks and child processes take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
