import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../site/list-files.ts'

const INLINE = /<script>([^]*?)<\/script>/g

/**
 * Astro writes the script that wakes islands into every page that has one. Here it becomes a file that pages share, with
 * nothing inline to be allowed by a policy, and the page only names it: src/client/start.ts sends for it when a visitor
 * comes near an island. The plain form under it works from the start. The one script that is left in a page waits for
 * what is seen first.
 */
export async function shareScripts(distDir: string): Promise<void> {
  const publicDir = join(distDir, 'public')
  for (const name of (await listFiles(publicDir)).filter((file) => file.endsWith('.html'))) {
    const path = join(publicDir, name)
    const html = await readFile(path, 'utf8')
    const scripts = [...html.matchAll(INLINE)].map(([, code]) => code)
    const islands =
      scripts.length > 0 ? ` data-islands="${await writeScript(publicDir, scripts.join('\n'))}"` : ''
    await writeFile(
      path,
      html
        .replaceAll(INLINE, '')
        .replace('<html', `<html${islands}`)
        .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    )
  }
}

async function writeScript(publicDir: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const address = `/_astro/islands.${hash}.js`
  await writeFile(join(publicDir, address), code)
  return address
}
