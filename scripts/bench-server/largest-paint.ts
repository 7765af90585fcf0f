import type { Page } from '@playwright/test'

/** When the largest thing of a loaded page was painted, in milliseconds from the start of its navigation. */
export async function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let latest = 0
        new PerformanceObserver((list) => {
          latest = list.getEntries().at(-1)?.startTime ?? latest
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        // What comes within a second of the rest still counts.
        setTimeout(() => resolve(Math.round(latest)), 1_000)
      }),
  )
}
