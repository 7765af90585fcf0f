import type { Page } from '@playwright/test'

/**
 * Counts the elements that the first frame leaves out (content-visibility.css). It looks at all elements, so that it finds
 * one that content-visibility.css names and render-below-fold.ts forgets.
 */
export function leftOut(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )
}
