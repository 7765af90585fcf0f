import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadServedSite } from '../server/load-site.ts'
import { precompress } from './precompress.ts'
import { writeFixtureSite } from '../server/testing/fixture-site.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

it('writes what the server then sends, and leaves films alone', async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  await precompress(folder)
  await precompress(folder)
  const page = join(folder, 'public/index.html')
  const html = await readFile(page)
  expect(brotliDecompressSync(await readFile(`${page}.br`))).toEqual(html)
  expect(zstdDecompressSync(await readFile(`${page}.zst`))).toEqual(html)
  expect(gunzipSync(await readFile(`${page}.gz`))).toEqual(html)
  const names = await readdir(join(folder, 'public'), { recursive: true })
  expect(names.filter((name) => /mp4\.|webp\.|jpg\.|\.(br|gz|zst)\./.test(name))).toEqual([])

  // What lies beside the file is what is sent, not a compression made at start.
  await writeFile(`${page}.br`, 'made at build')
  const [best] = (await loadServedSite(folder)).byAddress.get('/')!.representations
  expect(best?.body?.toString()).toBe('made at build')
})
