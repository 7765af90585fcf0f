import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadServedSite, type ServedSite } from './load-site.ts'

/** The site as served now. A release switch replaces `current` whole: requests under way keep the one they began with. */
export type LiveSite = {
  readonly current: ServedSite
  /** Loads the site again if the folder leads elsewhere or was rebuilt; the old one is served until the new is ready. */
  refresh(): Promise<void>
  close(): void
}

type Options = { everyMs?: number; onError?: (error: unknown) => void }

/** Opens a built site and follows it: the folder may be a link that a release switches. */
export async function openSite(
  siteDir: string,
  { everyMs = 1000, onError = console.error }: Options = {},
): Promise<LiveSite> {
  let { site: current, version } = await loadStamped(siteDir)
  let underWay: Promise<void> | undefined
  let complaint = ''

  async function load() {
    try {
      if ((await stamp(siteDir)) === version) return
      const next = await loadStamped(siteDir)
      current = next.site
      version = next.version
      complaint = ''
    } catch (error) {
      // A release that cannot be read is no reason to stop serving the one that can. It is said once, not every second.
      const words = String(error)
      if (words !== complaint) onError(error)
      complaint = words
    }
  }
  function refresh() {
    underWay = (underWay ?? Promise.resolve()).then(load)
    return underWay
  }
  const timer = setInterval(refresh, everyMs).unref()
  return {
    get current() {
      return current
    },
    refresh,
    close: () => clearInterval(timer),
  }
}

/** Reads through the link once, so that a switch in the middle cannot mix two releases. */
async function loadStamped(siteDir: string): Promise<{ site: ServedSite; version: string }> {
  const folder = await realpath(siteDir)
  const version = await stamp(folder)
  return { site: await loadServedSite(folder), version }
}

/** The build writes site.json last, so a new date there means a whole new site. */
async function stamp(siteDir: string): Promise<string> {
  const folder = await realpath(siteDir)
  return `${folder} ${(await stat(join(folder, 'site.json'))).mtimeMs}`
}
