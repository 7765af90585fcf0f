import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{html,css,js,mjs,json,map,webmanifest,xml,xsl,txt,md,ics,vtt,vcf,svg,ico,wasm}'
/** These files block the first paint, so they get the best compression. */
const RENDER_BLOCKING = /\.(?:html|css|js)$/
const MIN_BYTES = 256
/** Few at a time, because each compressor allocates all its memory at the start. */
const CONCURRENCY = 4

export async function precompress(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const remaining = glob(TEXT, { cwd: publicDir })
  const worker = async () => {
    for await (const file of remaining) await compress(join(publicDir, file))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: RENDER_BLOCKING.test(path) ? 11 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const copies = {
    br: await promisify(brotliCompress)(body, { params }),
    gz: await promisify(gzip)(body, { level: 9 }),
  }
  for (const [suffix, copy] of Object.entries(copies))
    if (copy.length < body.length) await writeFile(`${path}.${suffix}`, copy)
}
