import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
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
/** App.Locals['answer'] of src/locals.d.ts, before the search for `query`. */
type Answer = { status: number; form?: string; sent?: unknown; query?: string }

/** By what the code says. Node never frees a module, so releases with the same code share the one imported first. */
const handlers = new Map<string, Handler>()
/** What differs from build to build in Astro's manifest and is not used to draw. */
const NOT_CODE = /"(?:assets":\[[^\]]*\]|key":"[^"]*")/g

async function importHandler(folder: string): Promise<Handler> {
  const digest = createHash('sha256')
  const files: string[] = []
  for (const name of (await readdir(folder, { recursive: true }))
    .filter((one) => one.endsWith('.mjs'))
    .sort()) {
    const code = await readFile(join(folder, name), 'utf8')
    digest.update(`${name}\n${code.replace(NOT_CODE, '')}\n`)
    // Encoding pictures takes megabytes, and is done in builds only.
    if (name === 'entry.mjs' || !/\bsharp\b/.test(code)) files.push(name)
  }
  const key = digest.digest('base64')
  if (!handlers.has(key)) {
    const load = (name: string) => import(pathToFileURL(join(folder, name)).href)
    // All of it, now: a release is deleted some day, its code goes on.
    await Promise.all(files.map(load))
    handlers.set(key, (await load('entry.mjs')).handler)
  }
  return handlers.get(key)!
}

/** The pages that Astro draws on demand (src/pages/on-demand.astro), from values the build wrote down. */
export function createDrawing(folder: string) {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const loaded = new Map<string, Awaited<ReturnType<typeof load>>>()

  /** At the first use: most visitors never need it, and it takes forty megabytes. */
  async function load(language: string) {
    const render = await importHandler(join(folder, 'server'))
    const shared = await read(`page-values/shared/${language}.json`)
    return { render, shared, find: createFinder(await read(`public/${shared.frame.search.index}`)) }
  }

  /** Draws the page at an address once more, one at a time (line.ts); false when there is nothing to draw it from. */
  return async function draw(
    address: string,
    { query, ...answer }: Answer,
    response: ServerResponse,
  ): Promise<boolean> {
    // Whoever waited for it has gone.
    if (response.closed) return true
    const language = languageOf(address)
    const name = address === '/' ? '/index' : address
    const own = await read(`page-values/own${name}.json`).catch(() => undefined)
    if (!own) return false
    const { render, shared, find } = loaded.get(language) ?? (await load(language))
    loaded.set(language, { render, shared, find })
    const found = query && { query, hits: find(query) }
    // The body was read already; Astro is only asked to draw.
    const request = Object.assign(response.req, { method: 'GET', url: '/on-demand' })
    await render(request, response, undefined, {
      drawn: { shared, own },
      answer: { ...answer, ...(found && { found }) },
    })
    return true
  }
}
