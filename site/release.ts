import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { leadsTo } from './addresses.ts'
import { createDrawing } from './draw.ts'
import type { HeaderTable } from './headers.ts'

/** One build of the site, as it is served. */
export type Release = Awaited<ReturnType<typeof loadRelease>>
export type LiveSite = Awaited<ReturnType<typeof openSite>>

const LOOK_MS = 1_000

/** Follows SITE_DIR: a build finished there, or a link moved to another release, is served within a second. */
export async function openSite(siteDir: string, onError: (error: unknown) => void = () => {}) {
  // The build writes site.json last, so a new one says that the rest is there.
  const identify = async () => {
    const { ino, mtimeMs } = await stat(join(siteDir, 'site.json'))
    return `${ino} ${mtimeMs}`
  }
  let loaded = await identify()
  let current = await loadRelease(siteDir)
  async function refresh(): Promise<void> {
    try {
      const now = await identify()
      if (now === loaded) return
      current = await loadRelease(siteDir)
      loaded = now
    } catch (error) {
      // While a build is under way there is no site.json; what is loaded goes on.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error)
    }
  }
  const timer = setInterval(() => void refresh(), LOOK_MS).unref()
  return {
    get current() {
      return current
    },
    refresh,
    close: () => clearInterval(timer),
  }
}

async function loadRelease(siteDir: string) {
  // The folder itself, not the link to it: a page and its headers must come from one release.
  const folder = await realpath(siteDir)
  const read = async <Content>(name: string): Promise<Content> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const manifest = await read<SiteManifest>('site.json')
  return {
    folder,
    manifest,
    pages: await read<HeaderTable>('headers.json'),
    /** Folded address -> where it leads. */
    ways: leadsTo(manifest),
    // `dev`: looked up for each request, so that a build into the same folder does no harm.
    files: sirv(join(folder, 'public'), { dev: true, etag: true, brotli: true, gzip: true, extensions: [] }),
    draw: createDrawing(folder),
  }
}
