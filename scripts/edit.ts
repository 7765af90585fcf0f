/**
 * npm run edit: the content editor in the browser, on this machine only, with a preview of the page.
 * It changes the files in content/ (or EDIT_DIR); the public site changes with the next release.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { main, root } from '../build/run.ts'

await main(async () => {
  const port = Number(process.env['PORT'] ?? 4400)
  const content = resolve(root, process.env['EDIT_DIR'] ?? 'content')
  const [, zone] = /^timeZone: (\S+)/m.exec(readFileSync(join(content, 'practice.yaml'), 'utf8')) ?? []
  Object.assign(process.env, {
    EDIT_DIR: content,
    // The days of new pages and drafts are the practice's, wherever this machine is.
    ...(zone && { TZ: zone }),
    // What is not saved yet is kept beside it: see editor/server/draft.ts.
    CONTENT_DIR: resolve(root, `.cache/edit-${port}/shown`),
    ASTRO_TELEMETRY_DISABLED: '1',
  })
  // In this process: a server of its own would go on when this one is told to stop.
  const { dev } = await import('astro')
  await dev({ root, server: { host: '127.0.0.1', port } })
  console.log(`The editor is at http://127.0.0.1:${port}/edit (Ctrl+C stops it)`)
})
