import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stringify } from 'yaml'
import { copyContent } from '../../src/reading/testing/content-copy.ts'

const root = join(import.meta.dirname, '../..')
const siteDir = '.cache/test-cloud'

/** The same site, built once more with another content/mail.yaml and served on a port of its own. */
export async function startCloudSite(mail: object) {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-site-'))
  const content = copyContent()
  content.write('mail.yaml', stringify(mail))
  const build = run('scripts/build.ts', { SITE_DIR: siteDir, CONTENT_DIR: content.root, PRECOMPRESS: 'no' })
  const [code] = await once(build, 'exit')
  content.dispose()
  if (code !== 0) throw new Error(`the site could not be built with ${JSON.stringify(mail)}`)

  const server = run('site/main.ts', {
    PORT: '0',
    SITE_DIR: siteDir,
    DATA_DIR: join(folder, 'data'),
    OUTBOX_DIR: join(folder, 'outbox'),
  })
  return {
    url: await addressOf(server),
    async close() {
      server.kill()
      await once(server, 'exit')
      for (const made of [folder, join(root, siteDir)]) rmSync(made, { recursive: true, force: true })
    },
  }
}

function run(script: string, env: Record<string, string>) {
  return spawn('node', [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function addressOf({ stdout }: ReturnType<typeof run>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const [, url] = /^The site is at (\S+)/.exec(line) ?? []
    if (url) {
      stdout.resume()
      return url
    }
  }
  throw new Error('the server did not start')
}
