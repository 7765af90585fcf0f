import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { listFiles } from '../../site/list-files.ts'
import { precompress } from '../../build/precompress.ts'
import { serve } from '../../site/server.ts'

/** Any folder of static files as our server serves them: compressed and cached alike, without our policies. */
export async function serveFolder(folder: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'peer-'))
  cpSync(folder, join(scratch, 'public'), { recursive: true })
  await precompress(scratch)
  const files = sirv(join(scratch, 'public'), { etag: true, brotli: true, gzip: true })
  const server = await serve((request, response) => files(request, response), { port: 0 })
  const pages = (await listFiles(join(scratch, 'public'))).filter((file) => file.endsWith('.html'))
  return {
    url: server.url,
    /** The home page first. */
    pages: pages.map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`).sort(),
    async close() {
      await server.close()
      rmSync(scratch, { recursive: true })
    },
  }
}
