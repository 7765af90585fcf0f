import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Expects no violation of WCAG 2.0 to 2.2, A and AA, or of `more` rules, in the page or a part of it. axe reports
 * violations only, because collecting everything that passes takes three times as long.
 */
export async function expectAccessible(
  page: Page,
  within = 'body',
  message = '',
  more: string[] = [],
): Promise<void> {
  expect(await violationsIn(page, within, [...wcag, ...more]), message).toEqual([])
}

/** Each violation as its rule, selector and element. */
async function violationsIn(page: Page, within: string, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await axe.run(within, {
        runOnly: rules,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${String(target)}: ${html.slice(0, 200)}`),
      )
    },
    { within, rules },
  )
}
