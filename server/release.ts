import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { redirectTargets } from './addresses.ts'
import { createPageRenderer } from './on-demand.ts'
import type { HeaderTable } from './headers.ts'
import { createPageCache } from './page-cache.ts'

export type Release = Awaited<ReturnType<typeof loadRelease>>
export type LiveSite = Awaited<ReturnType<typeof openSite>>

const CHECK_MS = 1_000

/** Serves a new build in SITE_DIR, or another release that the link leads to, within a second. */
export async function openSite(siteDir: string, onError: (error: unknown) => void = () => {}) {
  const site = {
    current: await loadRelease(siteDir),
    async refresh(): Promise<void> {
      try {
        if ((await identify(siteDir)) !== site.current.identity) site.current = await loadRelease(siteDir)
      } catch (error) {
        // There is no site.json while a build is running; the loaded release stays in service.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
      }
    },
  }
  setInterval(site.refresh, CHECK_MS).unref()
  return site
}

/** The build writes site.json last, so when it has changed, the release is complete. */
async function identify(siteDir: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(siteDir, 'site.json'))
  return `${ino} ${mtimeMs}`
}

async function loadRelease(siteDir: string) {
  const identity = await identify(siteDir)
  // Resolved, so that a page and its headers come from one release when the link moves.
  const folder = await realpath(siteDir)
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const manifest: SiteManifest = await read('site.json')
  const pages: HeaderTable = await read('headers.json')
  return {
    identity,
    folder,
    manifest,
    pages,
    page: createPageCache(folder, pages),
    redirectTargets: redirectTargets(manifest),
    // `dev` looks files up for each request, because a build may replace them.
    files: sirv(join(folder, 'public'), { dev: true, etag: true, brotli: true, gzip: true, extensions: [] }),
    render: createPageRenderer(folder),
  }
}
