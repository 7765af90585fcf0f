import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { openSite } from '../live-site.ts'
import { serve, type ServeOptions } from '../serve.ts'

/** Serves a folder on a free port until the test ends. */
export async function startSite(siteDir: string, options: Partial<ServeOptions> & { everyMs?: number } = {}) {
  const site = await openSite(siteDir, { everyMs: options.everyMs })
  const running = await serve(createApp(site), { host: '127.0.0.1', port: 0, ...options })
  onTestFinished(async () => {
    site.close()
    await running.close(100)
  })
  return { ...running, site }
}
