import type { Page } from '@playwright/test'

/**
 * How many elements the first frame leaves out (later.css). Of all elements: a part that later.css names and lay-out.ts
 * forgets must not stay so.
 */
export function leftOut(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )
}
