import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { languageOf } from '#lib/language.ts'
import { createFinder } from '#lib/search/find.ts'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Record<string, unknown>,
) => Promise<void>
/** App.Locals['answer'] of src/locals.d.ts, before the search for `query`. */
type Answer = { status: number; form?: string; sent?: unknown; query?: string }

/** Drawing takes some milliseconds of the one thread and some megabytes. */
const AT_ONCE = 4
/** A drawn page is followed by so many times its length without a drawn search: of other pages one in twenty waits. */
const PAUSE = 20
/** Back-pressure: who searches meanwhile waits so long, then gets the prerendered page if it is still not free. */
const WAIT_MS = 1_000

/** The pages that Astro draws on demand (src/pages/on-demand.astro), from values the build wrote down. */
export function createDrawing(folder: string) {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const loaded = new Map<string, Awaited<ReturnType<typeof load>>>()
  let drawing = 0
  let pausedUntil = 0
  const isFree = () => drawing === 0 && performance.now() >= pausedUntil

  /** At the first use: most visitors never need it, and it takes forty megabytes. */
  async function load(language: string) {
    const { handler } = await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href)
    const shared = await read(`page-values/shared/${language}.json`)
    const find = createFinder(await read(`public/${shared.frame.search.index}`))
    return { render: handler as Handler, shared, find }
  }

  /** Draws the page at an address once more; false when too many are being drawn, or there is nothing to draw it from. */
  return async function draw(
    address: string,
    { query, ...answer }: Answer,
    response: ServerResponse,
  ): Promise<boolean> {
    if (query && !isFree()) await delay(WAIT_MS, undefined, { ref: false })
    if (drawing >= AT_ONCE || (query && !isFree())) return false
    drawing++
    try {
      const language = languageOf(address)
      const name = address === '/' ? '/index' : address
      const own = await read(`page-values/own${name}.json`).catch(() => undefined)
      if (!own) return false
      const { render, shared, find } = loaded.get(language) ?? (await load(language))
      loaded.set(language, { render, shared, find })
      const started = performance.now()
      const found = query && { query, hits: find(query) }
      // The body was read already; Astro is only asked to draw.
      const request = Object.assign(response.req, { method: 'GET', url: '/on-demand' })
      await render(request, response, undefined, {
        drawn: { shared, own },
        answer: { ...answer, ...(found && { found }) },
      })
      const ended = performance.now()
      pausedUntil = ended + Math.min(PAUSE * (ended - started), WAIT_MS)
      return true
    } finally {
      drawing--
    }
  }
}
