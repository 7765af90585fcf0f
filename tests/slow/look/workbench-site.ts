import { test as base } from '@playwright/test'
import { copyFileSync } from 'node:fs'
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
      for (const file of ['site.json', 'headers.json'])
        copyFileSync(join(built, file), join(root, siteDir, file))
      const server = await serveSite(siteDir)
      await use(`${server.url}/workbench`)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
