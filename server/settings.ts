import { LOG_FORMATS, type LogFormat } from './log.ts'
import type { ServeOptions } from './serve.ts'

export type Settings = ServeOptions & {
  siteDir: string
  /** With TLS: the port of the plain-HTTP door that leads to https. */
  redirectPort: number | undefined
  /** The same, as a socket that systemd holds. */
  redirectFd: number | undefined
  /** The operator's own door; it opens only when a port is named. */
  metrics: { host: string; port: number } | undefined
  logFormat: LogFormat
}

/** Where systemd's sockets begin: see sd_listen_fds(3). */
const FIRST_SOCKET = 3

type Environment = Readonly<Record<string, string | undefined>>

/** How the server is told what to do; docs/deploy.md lists every name. Says everything that is wrong at once. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const wholeNumber = (name: string, most: number) => {
    const value = env[name]
    if (!value) return undefined
    if (!/^\d{1,6}$/.test(value) || Number(value) > most)
      problems.push(`${name} must be a whole number up to ${most}, not '${value}'.`)
    return Number(value)
  }
  const { TLS_CERT: cert, TLS_KEY: key } = env
  if (Boolean(cert) !== Boolean(key)) problems.push('TLS_CERT and TLS_KEY belong together: set both or none.')
  const logFormat = LOG_FORMATS.find((format) => format === (env['LOG_FORMAT'] || 'text'))
  if (!logFormat) problems.push(`LOG_FORMAT must be ${LOG_FORMATS.join(' or ')}, not '${env['LOG_FORMAT']}'.`)
  const meantForUs = !env['LISTEN_PID'] || Number(env['LISTEN_PID']) === process.pid
  const sockets = meantForUs ? (wholeNumber('LISTEN_FDS', 2) ?? 0) : 0
  const metricsPort = wholeNumber('METRICS_PORT', 65_535)
  const settings: Settings = {
    siteDir: env['SITE_DIR'] || 'dist',
    // Only this machine: the outside comes through a proxy that speaks TLS, or HOST says otherwise.
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber('PORT', 65_535) ?? 4321,
    // Sockets that systemd opened come in the order of deploy/site.socket.
    fd: sockets > 0 ? FIRST_SOCKET : undefined,
    redirectFd: sockets > 1 ? FIRST_SOCKET + 1 : undefined,
    redirectPort: wholeNumber('HTTP_REDIRECT_PORT', 65_535),
    connectionsPerAddress: wholeNumber('CONNECTIONS_PER_ADDRESS', 100_000) ?? 512,
    metrics:
      metricsPort === undefined ? undefined : { host: env['METRICS_HOST'] || '127.0.0.1', port: metricsPort },
    logFormat: logFormat ?? 'text',
    ...(cert && key && { tls: { cert, key } }),
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

export class SettingsError extends Error {}
