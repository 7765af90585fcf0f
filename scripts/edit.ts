/**
 * npm run edit: the content editor in the browser, on this machine only, with a preview of the page.
 * It changes the files in content/ (or EDIT_DIR); the public site changes with the next release.
 */
import { main, run } from '../build/run.ts'

await main(async () => {
  const port = process.env['PORT'] ?? '4400'
  console.log(`The editor will be at http://127.0.0.1:${port}/edit (Ctrl+C stops it)`)
  // Beside `npm run dev`, if that runs too.
  await run('astro', ['dev', '--host', '127.0.0.1', '--port', port, '--ignore-lock'], {
    EDIT_DIR: process.env['EDIT_DIR'] ?? 'content',
    // What is not saved yet is kept beside it: see editor/server/draft.ts.
    CONTENT_DIR: `.cache/edit-${port}/shown`,
    ASTRO_TELEMETRY_DISABLED: '1',
  })
})
