import { createApp, formRenderer } from './app.ts'
import { openSite } from './live-site.ts'
import { createVoice, outliveReaders } from './log.ts'
import { createMetrics } from './metrics.ts'
import { metricsDoor } from './metrics-door.ts'
import { watchProcess } from './process-metrics.ts'
import { redirectToHttps } from './redirect-to-https.ts'
import { countedLog, watchStore } from './relay-metrics.ts'
import { ConfigError, readRelayConfig } from './relay/config.ts'
import { createRelay } from './relay/relay.ts'
import { measured } from './request-metrics.ts'
import { type Running, serve } from './serve.ts'
import { readSettings, SettingsError } from './settings.ts'
import { counted } from './visits/counted.ts'
import { countVisits } from './visits/visits.ts'

outliveReaders()
try {
  await start()
} catch (error) {
  console.error(inPlainWords(error as NodeJS.ErrnoException))
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const voice = createVoice(settings.logFormat)
  const metrics = createMetrics()
  const onError = (error: unknown) => voice.complain('site-unreadable', error)
  const site = await openSite(settings.siteDir, { onError })
  const { manifest } = site.current.plan
  const relayConfig = readRelayConfig(process.env, manifest)
  const relay = await createRelay({
    ...relayConfig,
    renderForm: formRenderer(site),
    log: countedLog(voice.log, metrics),
  })
  const visits = countVisits({
    site,
    dataDir: relayConfig.dataDir,
    trustProxy: relayConfig.trustProxy ?? 0,
    onError: (error) => voice.complain('visits-unwritable', error),
  })
  watchProcess(metrics)
  watchStore(relay, metrics)
  const options = { ...settings, onFault: (error: unknown) => voice.complain('request-failed', error) }
  const front = await serve(measured(counted(createApp(site, relay), visits), metrics), options)
  const doors: Running[] = [front]
  const { redirectPort, redirectFd } = settings
  if (redirectPort !== undefined || redirectFd !== undefined) {
    const plain = { ...options, tls: undefined, port: redirectPort ?? 0, fd: redirectFd }
    doors.push(await serve(redirectToHttps(manifest.origin), plain))
  }
  if (settings.metrics) {
    const door = await serve(metricsDoor(metrics), {
      ...options,
      tls: undefined,
      fd: undefined,
      ...settings.metrics,
    })
    doors.push(door)
    voice.say('metrics', `The metrics are at ${door.url}/metrics`)
  }
  voice.say('listening', `The site is at ${front.url}`)

  process.on('SIGHUP', () => {
    void site.refresh()
    front.renewTls()
  })
  // Told twice, by a terminal and by whoever started it, it still ends once and in order.
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      site.close()
      await Promise.all(doors.map((door) => door.close()))
      await Promise.all([relay.close(), visits.close()])
      process.exit(0)
    })
  }
}

/** What whoever started the server can do about it; a stack says that to nobody. */
function inPlainWords(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof SettingsError || error instanceof ConfigError) return error.message
  const { code, port, path } = error
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights than this user has. Choose one above 1023.`
  if (code === 'ENOENT' && path)
    return `${path} is missing. Build the site first (npm run build), or say where it is with SITE_DIR.`
  return error.stack ?? String(error)
}
