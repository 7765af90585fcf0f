import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * No fault by the rules of WCAG 2.0 to 2.2, A and AA, on the page as it stands or in a part of it. Only faults are asked
 * for: collecting everything that passes takes three times as long.
 */
export async function expectAccessible(page: Page, within = 'body', message = ''): Promise<void> {
  expect(await faultsIn(page, within), message).toEqual([])
}

/** Each fault with its rule, where it stands, and the element. */
async function faultsIn(page: Page, within: string): Promise<string[]> {
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
