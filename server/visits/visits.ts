import type { IncomingMessage, ServerResponse } from 'node:http'
import { relayPaths } from '#lib/forms/paths.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { addVisits, noVisits, type VisitKind, type Visits } from '#lib/visits.ts'
import type { LiveSite } from '../live-site.ts'
import { clientAddress } from '../relay/address.ts'
import { dropOldDays, visitsFolder, writeDown } from './book.ts'
import { dayClock } from './day-clock.ts'
import { isProgram } from './is-program.ts'
import { rememberVisitors } from './visitors.ts'

type Options = {
  site: Pick<LiveSite, 'current'>
  dataDir: string
  trustProxy: number
  /** Told once, when the figures cannot be written. */
  onError: (error: unknown) => void
  now?: () => number
}

export type VisitCounter = ReturnType<typeof countVisits>

const WRITE_EVERY_MS = 60_000
/** Days that could not be written wait in memory, no more of them than this. */
const DAYS_WAITING = 3
const formPosts = new Set<string>([relayPaths.sendJson, relayPaths.sendForm])

/**
 * Counts what our own server answers: by day, page and kind, in memory, written down once a minute. It is bounded by the
 * pages there are, asks nothing of the disk while a page is served, and says nothing of who came.
 */
export function countVisits({ site, dataDir, trustProxy, onError, now = Date.now }: Options) {
  const folder = visitsFolder(dataDir)
  const dayIn = dayClock(now)
  const visitors = rememberVisitors()
  const waiting = new Map<string, Visits>()
  let [today, complained, writing] = ['', false, Promise.resolve()]

  /** The page's own counts of this day; at midnight yesterday's visitors are forgotten. */
  function turnPage(timeZone: string): void {
    const day = dayIn(timeZone)
    if (day !== today) visitors.forget()
    today = day
  }

  function add(kind: VisitKind, page: string, request: IncomingMessage): void {
    const { manifest } = site.current.plan
    if (!manifest.visits || !pagesOf(manifest).has(page)) return
    turnPage(manifest.visits.timeZone)
    const one = noVisits()
    const browser = request.headers['user-agent'] ?? ''
    if (isProgram(browser)) one.bots = 1
    else {
      const who = visitors.note(clientAddress(request, trustProxy), browser)
      if (who === 'too often') return
      one.visitors = who === 'new' ? 1 : 0
      one.pages[page] = { [kind]: 1 }
    }
    waiting.set(today, addVisits(waiting.get(today) ?? noVisits(), one))
  }

  async function write(): Promise<void> {
    const { visits } = site.current.plan.manifest
    if (visits) turnPage(visits.timeZone)
    // What is counted meanwhile waits for the next time.
    const due = [...waiting]
    for (const [day, counts] of due) {
      waiting.delete(day)
      try {
        await writeDown(folder, day, counts)
        complained = false
      } catch (error) {
        waiting.set(day, addVisits(counts, waiting.get(day) ?? noVisits()))
        if (waiting.size > DAYS_WAITING) waiting.delete([...waiting.keys()].toSorted()[0]!)
        if (!complained) onError(error)
        complained = true
        return
      }
    }
    await dropOldDays(folder).catch(() => undefined)
  }

  /** One after another: two writers of one file would lose the first one's counts. */
  function writeNow(): Promise<void> {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(writeNow, WRITE_EVERY_MS).unref()

  return {
    add,
    writeNow,
    /** Whether anybody is counted at all, as the site served now says. */
    isOn: () => site.current.plan.manifest.visits !== undefined,
    /** Looks at an answer that is finished. */
    note(request: IncomingMessage, response: ServerResponse): void {
      const { method, headers, url = '/' } = request
      const { statusCode } = response
      if (method === 'GET' && (statusCode === 200 || statusCode === 304)) {
        // Fetched ahead in case it is wanted; once it is, the page says so itself.
        if (headers['sec-purpose']?.includes('prefetch') || headers['purpose'] === 'prefetch') return
        add('view', pathOf(url), request)
      } else if (method === 'POST' && statusCode < 400 && formPosts.has(pathOf(url))) {
        add('form', URL.parse(headers.referer ?? '')?.pathname ?? '/contact', request)
      }
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await writeNow()
    },
  }
}

const knownPages = new WeakMap<SiteManifest, Set<string>>()

function pagesOf(manifest: SiteManifest): Set<string> {
  const known = knownPages.get(manifest) ?? new Set(manifest.pages)
  knownPages.set(manifest, known)
  return known
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}
