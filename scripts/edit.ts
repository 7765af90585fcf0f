/**
 * npm run edit: the content editor in the browser, on this machine only, with a preview of the page.
 * It changes the files in content/ (or EDIT_DIR); the public site changes with the next release.
 */
import { resolve } from 'node:path'
import { endWithParent, main, root } from '../build/run.ts'

await main(async () => {
  const port = Number(process.env['PORT'] ?? 4400)
  Object.assign(process.env, {
    EDIT_DIR: resolve(root, process.env['EDIT_DIR'] ?? 'content'),
    // What is not saved yet is kept beside it: see editor/server/draft.ts.
    CONTENT_DIR: resolve(root, `.cache/edit-${port}/shown`),
    ASTRO_TELEMETRY_DISABLED: '1',
  })
  endWithParent()
  // In this process: a server of its own would go on when this one is told to stop.
  const { dev } = await import('astro')
  await dev({ root, server: { host: '127.0.0.1', port } })
  console.log(`The editor is at http://127.0.0.1:${port}/edit (Ctrl+C stops it)`)
})
