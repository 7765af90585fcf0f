import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { root, run } from '../../build/run.ts'
import { listFiles } from '../../src/content-model/source.ts'
import { type ContentCopy, copyContent } from '../../src/content-model/testing/content-copy.ts'

/** A site that was built from a changed copy of content/. */
type Variant = { siteDir: string; content: ContentCopy }

type Options = {
  /** The folder in .cache/variants where the build is kept for the next run. */
  name: string
  change: (copy: ContentCopy) => void | Promise<void>
  only?: string[]
}

export async function useVariant(
  options: Options,
  use: (served: Variant & { url: string }) => Promise<void>,
): Promise<void> {
  const variant = await buildVariant(options)
  const server = await serveSite(variant.siteDir)
  await use({ ...variant, url: server.url })
  await server.close()
  variant.content.dispose()
}

/** Builds the site unless sources and content are those of the last build. One worker builds, the others wait. */
async function buildVariant({ name, change, only = [] }: Options): Promise<Variant> {
  const content = copyContent(join(root, 'content'))
  await change(content)
  const folder = join('.cache/variants', name)
  const hashFile = join(root, folder, 'hash')
  const hash = hashOf([content.root, ...sources.map((source) => join(root, source))], only.join())
  mkdirSync(join(root, folder), { recursive: true })
  const release = await lock(join(root, folder, 'lock'))
  try {
    if (readIfThere(hashFile) !== hash) {
      rmSync(hashFile, { force: true })
      await run('node', ['scripts/build.ts'], {
        SITE_DIR: join(folder, 'site'),
        CONTENT_DIR: content.root,
        PRECOMPRESS: 'no',
        ...(only.length > 0 && { BUILD_ONLY: only.join() }),
      })
      writeFileSync(hashFile, hash)
    }
  } finally {
    release()
  }
  return { siteDir: join(folder, 'site'), content }
}

/** What a build reads besides the copy. Pictures and films come from content/. */
const sources = ['content', 'src', 'server', 'build', 'astro.config.ts', 'package-lock.json']

function hashOf(paths: string[], more: string): string {
  const hash = createHash('sha256').update(more)
  for (const path of paths)
    for (const file of /\.\w+$/.test(path) ? [''] : listFiles(path, '').filter(isBuilt))
      hash.update(file).update(readFileSync(join(path, file)))
  return hash.digest('hex')
}

function isBuilt(file: string): boolean {
  return !/\.(?:spec|test|examples)\.tsx?$|\/testing\//.test(file)
}

/** Waits while another process that is still alive holds the file. */
async function lock(file: string): Promise<() => void> {
  for (;;)
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file)
    } catch {
      if (isAlive(Number(readIfThere(file)))) await setTimeout(100)
      else rmSync(file, { force: true })
    }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The real server over a built site, on a free port and with a mail folder of its own. */
export async function serveSite(siteDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'variant-'))
  const server = spawn('node', ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: siteDir,
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await addressOf(server),
    async close() {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) {
    const [, url] = /^The site is at (\S+)/.exec(line) ?? []
    if (!url) continue
    stdout!.resume()
    return url
  }
  throw new Error('the server did not start')
}
