import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from '../server/content-types.ts'
import { compress, ENCODINGS, SMALLEST } from '../server/encodings.ts'
import { listFiles } from '../server/site-plan.ts'

/** Writes file.br, file.zst and file.gz beside every text of the site, at the best quality: once here instead of at every start. */
export async function precompress(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const texts = (await listFiles(publicDir)).filter((file) => contentType(file).compressible)
  const remaining = texts.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => compressAll(publicDir, remaining)))
}

/** What a visitor waits for before the first paint, and what a press waits for. */
const AWAITED = /\.(?:html|css|js)$/

/** Every compressor takes its memory when it is made, so a large site must not make thousands at once. */
const AT_ONCE = 4

async function compressAll(publicDir: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const path = join(publicDir, file)
    const body = await readFile(path)
    if (body.length < SMALLEST) continue
    const effort = AWAITED.test(file) ? 'awaited' : 'build'
    for (const { name, suffix } of ENCODINGS)
      await writeSmaller(path + suffix, body, () => compress(name, body, effort))
  }
}

async function writeSmaller(path: string, body: Buffer, make: () => Promise<Buffer>): Promise<void> {
  const compressed = await make()
  if (compressed.length < body.length) await writeFile(path, compressed)
}
