import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from './content-types.ts'
import { compress, ENCODINGS, SMALLEST } from './encodings.ts'
import { listFiles } from './site-plan.ts'

/** Writes file.br, file.zst and file.gz beside every text of the site, at the best quality: once here instead of at every start. */
export async function precompress(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const texts = (await listFiles(publicDir)).filter((file) => contentType(file).compressible)
  await Promise.all(
    texts.map(async (file) => {
      const path = join(publicDir, file)
      const body = await readFile(path)
      if (body.length < SMALLEST) return
      await Promise.all(
        ENCODINGS.map(({ name, suffix }) =>
          writeSmaller(path + suffix, body, () => compress(name, body, 'build')),
        ),
      )
    }),
  )
}

async function writeSmaller(path: string, body: Buffer, make: () => Promise<Buffer>): Promise<void> {
  const compressed = await make()
  if (compressed.length < body.length) await writeFile(path, compressed)
}
