import { test as base, type Page } from '@playwright/test'

/**
 * For tests that only read. A worker reuses its tab, because opening a tab takes four times as long as opening a page in
 * it. Only the browser's cache is carried over from one test to the next.
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
    for (const event of events) tab.removeAllListeners(event)
    await tab.emulateMedia({ media: null, forcedColors: null, ...initialMotion(contextOptions) })
    await tab.goto('about:blank')
  },
})

const events = ['console', 'pageerror', 'request', 'requestfailed', 'response']

function initialMotion({ reducedMotion = null }: { reducedMotion?: 'reduce' | 'no-preference' | null }) {
  return { reducedMotion }
}
