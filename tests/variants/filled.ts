import type { Page } from '@playwright/test'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import type { Node } from '../html/graph-faults.ts'

export const site = readSite(contentRoot, stubMedia)
/** Only one variant has filled what is empty elsewhere: scripts/variants/asked-first.ts. */
export const filled = site.announcements.length > 0

/** The page as somebody sees it at another time. */
export async function at(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(address)
}

/** What the page tells search engines. */
export async function graphOf(page: Page): Promise<Node[]> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return (JSON.parse(text ?? '{}') as { '@graph': Node[] })['@graph']
}
