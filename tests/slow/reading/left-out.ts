import type { Page } from '@playwright/test'

/**
 * How many elements the first frame leaves out (content-visibility.css). Of all elements: a part that content-visibility.css names and render-below-fold.ts
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
