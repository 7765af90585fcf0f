import { test as base } from '@playwright/test'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../../build/run.ts'
import { serveSite } from '../../helpers/variant.ts'

const siteDir = '.cache/site-workbench'

/** The address of the workbench, built for these tests and served as the site is: same headers, same policy. */
export const test = base.extend<object, { workbench: string }>({
  workbench: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      await run('astro', ['build', '--silent'], {
        WORKBENCH: '1',
        SITE_DIR: siteDir,
        ASTRO_TELEMETRY_DISABLED: '1',
      })
      const built = join(root, process.env['SITE_DIR'] ?? 'dist')
      copyFileSync(join(built, 'site.json'), join(root, siteDir, 'site.json'))
      // The workbench has no page for what is missing.
      const headers = JSON.parse(readFileSync(join(built, 'headers.json'), 'utf8')) as Record<string, unknown>
      const kept = Object.entries(headers).filter(([address]) => !address.endsWith('/404'))
      writeFileSync(join(root, siteDir, 'headers.json'), JSON.stringify(Object.fromEntries(kept)))
      const server = await serveSite(siteDir)
      await use(`${server.url}/workbench`)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
