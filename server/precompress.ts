import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from './content-types.ts'
import { compress, ENCODINGS } from './encodings.ts'
import { COMPRESSED_SUFFIX } from './site-plan.ts'

/** Writes file.br, file.zst and file.gz beside every text of the site, at the best quality: once here instead of at every start. */
export async function precompress(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter(
      (entry) =>
        entry.isFile() && contentType(entry.name).compressible && !COMPRESSED_SUFFIX.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of texts) {
    const body = await readFile(path)
    await Promise.all(
      ENCODINGS.map(({ name, suffix }) =>
        writeSmaller(path + suffix, body, () => compress(name, body, 'build')),
      ),
    )
  }
}

async function writeSmaller(path: string, body: Buffer, make: () => Promise<Buffer>): Promise<void> {
  const compressed = await make()
  if (compressed.length < body.length) await writeFile(path, compressed)
}
