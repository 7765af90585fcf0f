import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { redirectTargets } from './addresses.ts'
import { createDrawing } from './draw.ts'
import type { HeaderTable } from './headers.ts'
import { createPages } from './pages.ts'

/** One build of the site, as it is served. */
export type Release = Awaited<ReturnType<typeof loadRelease>>
export type LiveSite = Awaited<ReturnType<typeof openSite>>

const LOOK_MS = 1_000

/** Follows SITE_DIR: a build finished there, or a link moved to another release, is served within a second. */
export async function openSite(siteDir: string, onError: (error: unknown) => void = () => {}) {
  const site = {
    current: await loadRelease(siteDir),
    async refresh(): Promise<void> {
      try {
        if ((await identify(siteDir)) !== site.current.identity) site.current = await loadRelease(siteDir)
      } catch (error) {
        // While a build is under way there is no site.json; what is loaded goes on.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
      }
    },
  }
  setInterval(site.refresh, LOOK_MS).unref()
  return site
}

/** The build writes site.json last, so a new one says that the rest is there. */
async function identify(siteDir: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(siteDir, 'site.json'))
  return `${ino} ${mtimeMs}`
}

async function loadRelease(siteDir: string) {
  const identity = await identify(siteDir)
  // The folder itself, not the link to it: a page and its headers must come from one release.
  const folder = await realpath(siteDir)
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const manifest: SiteManifest = await read('site.json')
  const pages: HeaderTable = await read('headers.json')
  return {
    identity,
    folder,
    manifest,
    pages,
    page: createPages(folder, pages),
    /** Folded address -> where it leads. */
    redirectTargets: redirectTargets(manifest),
    // `dev`: looked up for each request, so that a build into the same folder does no harm.
    files: sirv(join(folder, 'public'), { dev: true, etag: true, brotli: true, gzip: true, extensions: [] }),
    draw: createDrawing(folder),
  }
}
