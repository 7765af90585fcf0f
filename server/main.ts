import { flushCompileCache } from 'node:module'
import { createApp } from './app.ts'
import { createThrottle, printLog as log } from './mail/log.ts'
import { openRelay } from './mail/relay.ts'
import { createMetrics } from './metrics.ts'
import { openSite } from './release.ts'
import { serve } from './server.ts'
import { readMailSettings, readServerSettings, SettingsError } from './settings.ts'

const HOUR_MS = 60 * 60_000

// Otherwise a broken pipe, after the log reader was restarted, would end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
try {
  await start()
} catch (error) {
  console.error(explainStartupError(error as NodeJS.ErrnoException))
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = readServerSettings(process.env)
  const isFirst = createThrottle(HOUR_MS)
  const logFault = (event: string) => (error: unknown) => {
    const stack = error instanceof Error ? error.stack! : String(error)
    // The same fault may come with every request. Only its message differs, not its place in the code.
    const place = /\n +at .*/.exec(stack)?.[0] ?? ''
    if (isFirst(event + place)) log({ level: 'alert', event, hint: stack })
  }
  const site = await openSite(settings.siteDir, logFault('site-unreadable'))
  const metrics = createMetrics()
  const relay = await openRelay(() => readMailSettings(process.env, site.current.manifest), log, metrics)
  const onFault = logFault('request-failed')
  const running = [await serve(createApp(site, relay), { ...settings, onFault })]
  if (settings.metrics.port) {
    running.push(await serve(metrics.answer, { ...settings.metrics, onFault }))
    log({ level: 'info', event: 'metrics', hint: `${running[1]!.url}/metrics` })
  }
  console.log(`The site is at ${running[0]!.url}`)
  // NODE_COMPILE_CACHE is otherwise written at exit, which a killed process does not reach.
  flushCompileCache()

  let stopping: Promise<void> | undefined
  const end = async () => {
    await Promise.all(running.map((server) => server.close()))
    await relay.close()
    process.exit(0)
  }
  // The signal can arrive twice: from the terminal and from the parent process.
  const stop = () => void (stopping ??= end())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

function explainStartupError(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof SettingsError) return error.message
  const { code, port, path } = error
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`
  if (code === 'ENOENT' && path)
    return `${path} is missing. Build the site first (npm run build), or say where it is with SITE_DIR.`
  return error.stack ?? String(error)
}
