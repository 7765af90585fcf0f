/** npm run edit: the content editor in the browser, on this machine only. It edits content/ (or EDIT_DIR). */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { main, root } from '../build/run.ts'

await main(async () => {
  const port = Number(process.env['PORT'] ?? 4400)
  const content = resolve(root, process.env['EDIT_DIR'] ?? 'content')
  const [, zone] = /^timeZone: (\S+)/m.exec(readFileSync(join(content, 'practice.yaml'), 'utf8')) ?? []
  Object.assign(process.env, {
    EDIT_DIR: content,
    ...(zone && { TZ: zone }),
    // editor/server/draft.ts stores unsaved changes beside this folder.
    CONTENT_DIR: resolve(root, `.cache/edit-${port}/preview`),
    ASTRO_TELEMETRY_DISABLED: '1',
  })
  // Astro runs in this process, so that Ctrl+C stops both.
  const { dev } = await import('astro')
  await dev({ root, server: { host: '127.0.0.1', port } })
  console.log(`The editor is at http://127.0.0.1:${port}/edit. Ctrl+C stops it.`)
})
