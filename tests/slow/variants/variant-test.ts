import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from '@playwright/test'
import { root } from '../../../build/run.ts'
import { readSite, type Site } from '../../../src/content-model/site.ts'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { readThrough } from '../../helpers/page-state.ts'
import { samplePages } from '../../helpers/pages.ts'
import { useVariant } from '../../helpers/variant.ts'

export type BuiltVariant = {
  url: string
  siteDir: string
  content: ContentCopy
  site: Site
  pages: string[]
  htmlAt(address: string): string
}

/** Tests of content/ after `change`, built as a whole and served; one worker runs the tests of such a file. */
export function variantTest(name: string, change: (copy: ContentCopy) => void | Promise<void>) {
  const test = base.extend<object, { variant: BuiltVariant }>({
    variant: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
      ({}, use) =>
        useVariant({ name, change }, ({ url, siteDir, content }) => {
          const read = (file: string) => readFileSync(join(root, siteDir, file), 'utf8')
          return use({
            url,
            siteDir,
            content,
            site: readSite(content.root),
            pages: JSON.parse(read('site.json')).pages,
            htmlAt: (address) => read(`public/${address === '/' ? 'index' : address}.html`),
          })
        }),
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: ({ variant }, use) => use(variant.url),
  })
  test.describe.configure({ mode: 'default' })

  test('changed site passes the checks of its HTML', async ({ variant }) => {
    test.setTimeout(300_000)
    // The other checks name what this practice has: its profiles, its rating, its Spanish pages.
    const html = ['markup', 'links', 'heads', 'feeds'].map((name) => `tests/html/${name}.test.ts`)
    const args = ['run', '--project=html', ...html]
    const env = { ...process.env, SITE_DIR: variant.siteDir, CONTENT_DIR: variant.content.root }
    await promisify(execFile)('vitest', args, { cwd: root, env, maxBuffer: 1e8 }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`${stdout}\n${stderr}`)
      },
    )
  })

  test('changed site is whole, silent and accessible, narrow and wide', async ({ page, variant }) => {
    test.setTimeout(180_000)
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of samplePages(variant.site).slice(0, 6))
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect((await page.goto(address))?.status(), address).toBe(200)
        await expectWhole(page, width)
      }
    expect(complaints).toEqual([])
  })
  return test
}

/** Nothing sticks out sideways, and axe finds no fault, once every section has been laid out. */
export async function expectWhole(page: Page, width: number): Promise<void> {
  await readThrough(page)
  const message = `${page.url()} at ${width}px`
  expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(width)
  await expectAccessible(page, 'html', message)
}

export async function at(page: Page, moment: number, address: string): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(address)
}

export async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(text ?? '{}')['@graph']
}
