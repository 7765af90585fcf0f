import { join, relative } from 'node:path'
import { root, run } from '../build/run.ts'
import { createApp } from '../site/app.ts'
import { openSite } from '../site/release.ts'
import { isStale } from '../scripts/specification/stale.ts'
import { serve } from '../site/server.ts'
import { type ContentCopy, copyContent } from '../src/reading/testing/content-copy.ts'

/**
 * The site built once more with other content, on a server of its own. `change` is applied to a copy of the
 * specification's content; the name and the file it is defined in tell whether a build is still good and can be used again.
 */
export async function startVariant(name: string, definedIn: string, change: (copy: ContentCopy) => void) {
  const siteDir = join('.cache', `site-${name}`)
  if (isStale(siteDir, ['tests/specification/content', relative(root, definedIn)])) {
    const copy = copyContent()
    change(copy)
    await run('node', ['scripts/build.ts'], {
      SITE_DIR: siteDir,
      CONTENT_DIR: copy.root,
      PRECOMPRESS: 'no',
    })
    copy.dispose()
  }
  const site = await openSite(join(root, siteDir))
  const server = await serve(createApp(site), { host: '127.0.0.1', port: 0 })
  return {
    url: server.url,
    manifest: site.current.manifest,
    async close() {
      site.close()
      await server.close()
    },
  }
}
