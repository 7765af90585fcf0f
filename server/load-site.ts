import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, type Encoding, ENCODINGS, SMALLEST } from './encodings.ts'
import type { Header } from './headers.ts'
import { type PlannedFile, planSite, type SitePlan } from './site-plan.ts'

/** A file in one encoding, with its answer's headers flattened the way Node writes them fastest. */
export type Representation = {
  encoding: Encoding | 'identity'
  etag: string
  size: number
  /** Small files wait in memory; large ones (films) stay on the disk and are read from `path`. */
  body: Buffer | null
  path: string
  head: string[]
}

export type LoadedFile = {
  planned: PlannedFile
  /** Best first; the last one is the file as it is. */
  representations: Representation[]
}

export type ServedSite = {
  plan: SitePlan
  /** By address, for the requests that need no thought. */
  byAddress: Map<string, LoadedFile>
  byFile: Map<string, LoadedFile>
}

/** Text is always kept in memory; pictures and films, smallest first, until this much is used. */
const BINARY_BUDGET = 4 * 1024 * 1024

export async function loadServedSite(siteDir: string): Promise<ServedSite> {
  const plan = await planSite(siteDir)
  const planned = [...plan.files.values(), ...plan.notFound.map(({ page }) => page)]
  const sized = await Promise.all(
    planned.map(async (file) => ({ file, size: (await stat(join(plan.publicDir, file.file))).size })),
  )
  const byFile = new Map<string, LoadedFile>()
  const scratch = Buffer.allocUnsafe(64 * 1024)
  let budget = BINARY_BUDGET
  for (const { file, size } of sized.toSorted((a, b) => a.size - b.size)) {
    const path = join(plan.publicDir, file.file)
    const body = file.compressible || (budget -= size) >= 0 ? await readFile(path) : null
    const loaded =
      file.compressible && body ? loadText(file, path, body) : loadBinary(file, path, size, body, scratch)
    byFile.set(file.file, await loaded)
  }
  const byAddress = new Map([...plan.files].map(([address, { file }]) => [address, byFile.get(file)!]))
  return { plan, byAddress, byFile }
}

async function loadText(planned: PlannedFile, path: string, body: Buffer): Promise<LoadedFile> {
  const hash = shortHash(createHash('sha256').update(body).digest())
  const offered = body.length < SMALLEST ? [] : ENCODINGS
  const compressed = await Promise.all(
    offered.map(async ({ name, suffix }) => {
      const ready = await readFile(path + suffix).catch(() => undefined)
      return { name, body: ready ?? (await compress(name, body, 'start')) }
    }),
  )
  const representations = compressed
    .filter((one) => one.body.length < body.length)
    .map((one) => {
      const what = {
        encoding: one.name,
        etag: `"${hash}-${one.name}"`,
        size: one.body.length,
        body: one.body,
        path,
      }
      return represent(planned, what)
    })
  const identity = { encoding: 'identity', etag: `"${hash}"`, size: body.length, body, path } as const
  return { planned, representations: [...representations, represent(planned, identity)] }
}

async function loadBinary(
  planned: PlannedFile,
  path: string,
  size: number,
  body: Buffer | null,
  scratch: Buffer,
) {
  const etag = `"${shortHash(await hashFile(path, scratch))}"`
  return { planned, representations: [represent(planned, { encoding: 'identity', etag, size, body, path })] }
}

/** Through one small buffer: a stream a file would leave as much memory behind as the files themselves. */
async function hashFile(path: string, scratch: Buffer): Promise<Buffer> {
  const digest = createHash('sha256')
  await using file = await open(path)
  for (let read = await file.read(scratch); read.bytesRead > 0; read = await file.read(scratch)) {
    digest.update(scratch.subarray(0, read.bytesRead))
  }
  return digest.digest()
}

function represent(planned: PlannedFile, what: Omit<Representation, 'head'>): Representation {
  const headers: Header[] = [...planned.headers, ['ETag', what.etag], ['Content-Length', String(what.size)]]
  if (what.encoding !== 'identity') headers.push(['Content-Encoding', what.encoding])
  return { ...what, head: headers.flat() }
}

function shortHash(digest: Buffer): string {
  return digest.toString('base64url').slice(0, 22)
}
