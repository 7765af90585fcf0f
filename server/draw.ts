import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: Record<string, unknown>,
) => Promise<void>
/** What a visitor without JavaScript asked for: a search, or a form that was refused (App.Locals in src/env.d.ts). */
type Answer = { status: number; refused?: { form: string; sent: unknown }; query?: string }

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

/** The pages that Astro draws on demand (src/pages/on-demand), from the props that the build wrote. */
export function createDrawing(folder: string) {
  /** What the pages keep of a release goes with it. */
  const release = { folder }
  let handler: Handler | undefined

  /** Draws the page at an address once more, one at a time (line.ts); false when there is nothing to draw it from. */
  return async function draw(
    address: string,
    { query, ...locals }: Answer,
    response: ServerResponse,
  ): Promise<boolean> {
    // Whoever waited for it has gone.
    if (response.closed) return true
    const path = address === '/' ? '' : address
    if (!existsSync(join(folder, 'page-props', `page${path || '/index'}.json`))) return false
    // At the first use: most visitors never need it, and it takes forty megabytes.
    handler ??= await importHandler(join(folder, 'server'))
    const search = query === undefined ? '' : `?${new URLSearchParams({ q: query })}`
    // The body was read already; Astro is only asked to draw.
    const request = Object.assign(response.req, { method: 'GET', url: `/on-demand${path}${search}` })
    await handler(request, response, undefined, { release, ...locals })
    return true
  }
}
