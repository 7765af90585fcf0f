import type { Page } from '@playwright/test'

/** From top to bottom as a reader does, a window at a time, and back: whatever waits below the fold has then come. */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}
