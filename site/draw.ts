import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageOf } from '#lib/language.ts'
import { createFinder } from '#lib/search/find.ts'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Record<string, unknown>,
) => Promise<void>
type Finder = ReturnType<typeof createFinder>
/** App.Locals['answer'] of src/locals.d.ts. */
type Answer = { status: number; form?: string; sent?: unknown; found?: unknown }

export type Drawing = {
  /** Draws the page at an address once more; false when too many are being drawn, or there is nothing to draw it from. */
  draw(
    address: string,
    answer: () => Answer | Promise<Answer>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean>
  /** Whether a search may be drawn now: many at once would leave no time for pages. */
  mayAnswer(): boolean
  find(address: string, query: string): Promise<ReturnType<Finder>>
}

/** Drawing takes some milliseconds of the one thread and some megabytes. */
const AT_ONCE = 4
/** A drawn search is followed by a pause of so many times its length, in which others get the prerendered page. */
const PAUSE = 3

/** The pages that Astro draws on demand (src/pages/on-demand.astro), from values the build wrote down. */
export function createDrawing(folder: string): Drawing {
  const values = async (name: string) =>
    JSON.parse(await readFile(join(folder, 'page-values', `${name}.json`), 'utf8'))
  // Loaded at the first use: most visitors never need it, and it takes forty megabytes.
  const handler = once(
    async () =>
      (await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href)) as { handler: Handler },
  )
  const shared = keyed((language) => values(`shared/${language}`))
  const finders = keyed(async (language) => {
    const { frame } = await shared(language)
    const index = await readFile(join(folder, 'public', frame.search.index), 'utf8')
    return createFinder(JSON.parse(index))
  })
  let drawing = 0
  let pausedUntil = 0

  return {
    async draw(address, answer, request, response) {
      if (drawing >= AT_ONCE) return false
      drawing++
      const started = performance.now()
      try {
        const own = await values(`own${address === '/' ? '/index' : address}`).catch(() => undefined)
        if (!own) return false
        const drawn = { shared: await shared(languageOf(address)), own }
        const given = await answer()
        // The body was read already; Astro is only asked to draw.
        request.method = 'GET'
        request.url = '/on-demand'
        await (await handler()).handler(request, response, undefined, { drawn, answer: given })
        return true
      } finally {
        drawing--
        const ended = performance.now()
        pausedUntil = ended + PAUSE * (ended - started)
      }
    },
    mayAnswer: () => drawing === 0 && performance.now() >= pausedUntil,
    find: async (address, query) => (await finders(languageOf(address)))(query),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const made = keyed(make)
  return () => made('')
}

/** Made at the first use and kept; a failure is tried again. */
function keyed<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    known.catch(() => made.delete(key))
    return known
  }
}
