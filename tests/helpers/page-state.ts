import { expect, type Page } from '@playwright/test'

/** Scrolls through the page by half windows and back, so that everything that waits below the fold is shown. */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      // Observers report after the frame's callbacks.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    scrollTo(0, 0)
  })
}

/** Opens all panels at once, also those that open one at a time, and waits for their animations. */
export function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const panel of document.querySelectorAll('details')) {
      panel.removeAttribute('name')
      panel.open = true
    }
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** Waits until the keyboard reaches every answer that scrolls; its script loads when the answer is near the window. */
export async function awaitScrollingAnswers(page: Page): Promise<void> {
  const unreached = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.panel-body:not([tabindex="0"])')].filter(
          (answer) => answer.scrollHeight > answer.clientHeight,
        ).length,
    )
  if ((await unreached()) === 0) return
  await readThrough(page)
  await expect.poll(unreached, { message: 'answers that scroll out of reach of the keyboard' }).toBe(0)
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
