import { test as base } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../build/run.ts'
import { createApp } from '../../site/app.ts'
import { openSite } from '../../site/release.ts'
import { serve } from '../../site/server.ts'
import { manifest } from '../specification/site.ts'

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
      writeFileSync(join(root, siteDir, 'site.json'), JSON.stringify(manifest))
      const site = await openSite(join(root, siteDir))
      const server = await serve(createApp(site), { host: '127.0.0.1', port: 0 })
      await use(`${server.url}/workbench`)
      site.close()
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
