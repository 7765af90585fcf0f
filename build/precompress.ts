import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{html,css,js,mjs,json,map,webmanifest,xml,xsl,txt,md,ics,vtt,vcf,svg,ico,wasm}'
/** These block the first paint, so they get the best compression. */
const AWAITED = /\.(?:html|css|js)$/
/** Smaller files do not gain. */
const SMALLEST = 256
/** Each compressor allocates its memory at the start. */
const AT_ONCE = 4

export async function precompress(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  const remaining = glob(TEXT, { cwd: publicDir })
  const worker = async () => {
    for await (const file of remaining) await compress(join(publicDir, file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: AWAITED.test(path) ? 11 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const copies = {
    br: await promisify(brotliCompress)(body, { params }),
    gz: await promisify(gzip)(body, { level: 9 }),
  }
  for (const [suffix, copy] of Object.entries(copies))
    if (copy.length < body.length) await writeFile(`${path}.${suffix}`, copy)
}
