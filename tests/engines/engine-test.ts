import { expect, test as base } from '@playwright/test'
import { findEngine } from '../../scripts/browser/find-engines.ts'
import type { Browser, EngineName } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { openWebKit } from './webkit.ts'

const openers = { firefox: openFirefox, webkit: openWebKit }

type Kept = { engine: EngineName; kept: Browser | undefined }

/**
 * A journey in the browser its project names. One browser is kept for all of them; where it is not installed they are
 * skipped and say so. A page that complains fails its journey, unless the journey asked for the complaint.
 */
export const test = base.extend<{ visitor: Visitor; complaints: () => Promise<string[]> }, Kept>({
  engine: ['firefox', { scope: 'worker', option: true }],
  kept: [
    async ({ engine }, use) => {
      const browser = findEngine(engine) ? await openers[engine]() : undefined
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  complaints: async ({ kept, engine }, use) => {
    base.skip(!kept, `${engine} is not installed here`)
    await kept!.complaints()
    await use(() => kept!.complaints())
  },
  visitor: async ({ kept, complaints, baseURL }, use) => {
    await use(createVisitor(kept!, baseURL!))
    expect(await complaints(), 'what the page complained of').toEqual([])
  },
})

export { expect }
