import { test as base } from '@playwright/test'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../../build/run.ts'
import { parsePage } from '../../../server/parse-page.ts'
import { pageHeaders } from '../../../server/headers.ts'
import { inlineCode } from '../../../server/policy-sources.ts'
import { serveSite } from '../../helpers/variant.ts'

const siteDir = '.cache/site-workbench'

/** Builds the workbench and serves it with the headers of the site. */
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
      // The server answers only for pages that are in headers.json.
      const html = readFileSync(join(root, siteDir, 'public/workbench.html'), 'utf8')
      const headers = { '/workbench': pageHeaders(inlineCode(parsePage(html))) }
      writeFileSync(join(root, siteDir, 'headers.json'), JSON.stringify(headers))
      const server = await serveSite(siteDir)
      await use(`${server.url}/workbench`)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
