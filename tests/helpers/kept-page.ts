import { test as base, type Page } from '@playwright/test'

/**
 * For tests that only read: a worker keeps its tab from one test to the next, because opening one costs the browser four
 * times as much as opening a page in it. Nothing of a test is left but what the browser has in its cache.
 */
export const test = base.extend<object, { tabs: Map<string, Page> }>({
  tabs: [
    async ({ browser }, use) => {
      await use(new Map())
      for (const context of browser.contexts()) await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, tabs, javaScriptEnabled, contextOptions, viewport }, use) => {
    const kind = JSON.stringify({ javaScriptEnabled, contextOptions })
    const tab = tabs.get(kind) ?? (await (await browser.newContext()).newPage())
    tabs.set(kind, tab)
    await tab.setViewportSize(viewport!)
    await use(tab)
    for (const event of heard) tab.removeAllListeners(event)
    await tab.emulateMedia({ media: null, forcedColors: null, ...asAtFirst(contextOptions) })
    await tab.goto('about:blank')
  },
})

const heard = ['console', 'pageerror', 'request', 'requestfailed', 'response']

function asAtFirst({ reducedMotion = null }: { reducedMotion?: 'reduce' | 'no-preference' | null }) {
  return { reducedMotion }
}
