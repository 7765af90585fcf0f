import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PassThrough, pipeline } from 'node:stream'
import { pathToFileURL } from 'node:url'

type Handler = (
  request: IncomingMessage,
  response: PassThrough,
  next: undefined,
  locals: Record<string, unknown>,
) => Promise<void>
/** A search or a refused form (App.Locals in src/env.d.ts). */
type RenderRequest = { status: number; refused?: { form: string; sent: unknown }; query?: string }

/** By hash of the code: Node never frees a module, so releases with the same code share one import. */
const handlers = new Map<string, Handler>()
/** Fields of Astro's manifest that differ in every build although the code is the same. */
const VARYING_MANIFEST_FIELDS = /"(?:assets":\[[^\]]*\]|key":"[^"]*")/g

async function importHandler(folder: string): Promise<Handler> {
  const digest = createHash('sha256')
  const files: string[] = []
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.mjs')).sort()) {
    const code = await readFile(join(folder, name), 'utf8')
    digest.update(`${name}\n${code.replace(VARYING_MANIFEST_FIELDS, '')}\n`)
    // The image encoder takes megabytes and is used in builds only.
    if (name === 'entry.mjs' || !/\bsharp\b/.test(code)) files.push(name)
  }
  const key = digest.digest('base64')
  if (!handlers.has(key)) {
    const load = (name: string) => import(pathToFileURL(join(folder, name)).href)
    // Everything is imported now, because the release may be deleted while its code is still in use.
    await Promise.all(files.map(load))
    handlers.set(key, (await load('entry.mjs')).handler)
  }
  return handlers.get(key)!
}

/** Renders the routes of src/pages/on-demand from the values that the build wrote. */
export function createPageRenderer(folder: string) {
  const release = { folder }
  let handler: Handler | undefined

  /** Renders the page at an address, one at a time (render-queue.ts); false when the build wrote no values for it. */
  return async function render(
    address: string,
    locals: RenderRequest,
    response: ServerResponse,
  ): Promise<boolean> {
    if (response.closed) return true
    const path = address === '/' ? '' : address
    if (!existsSync(join(folder, 'page-props', `page${path || '/index'}.json`))) return false
    // Imported at the first use, because it takes 40 MB.
    handler ??= await importHandler(join(folder, 'server'))
    // What a visitor typed is not in the address, which Astro logs.
    const request = Object.assign(response.req, { method: 'GET', url: `/on-demand${path}` })
    let isRendered = false
    // Astro answers a failed rendering itself, with 500; the caller answers better.
    const answer = Object.assign(new PassThrough(), {
      req: request,
      writeHead(status: number, headers: OutgoingHttpHeaders) {
        isRendered = status !== 500
        if (isRendered) pipeline(answer, response.writeHead(status, headers), () => {})
      },
    })
    await handler(request, answer, undefined, { release, ...locals })
    if (!isRendered) throw new Error(`${address} could not be rendered`)
    return true
  }
}
