import { isEmail } from '#lib/forms/validate.ts'
import type { EmailJsIds } from '#lib/forms/emailjs-ids.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Everything that is wrong with the environment, one line each. */
export class SettingsError extends Error {}

/** Where messages are kept: what the mail command needs as well. */
export type QueueSettings = { dataDir: string; databaseUrl?: string; purgeDays: number }

export type MailSettings = QueueSettings & {
  outboxDir: string
  smtpUrl?: string
  recipient: string
  sender: string
  practice: { name: string; phone: string }
  smsConsent: 'required' | 'optional'
  /** Origins whose pages may post; the first is the site's own. */
  origins: string[]
  emailJs: EmailJsIds
  /** How many proxies of ours stand in front: so many entries of X-Forwarded-For are believed. */
  trustProxy: number
  /** Who hears of mail that waits, is refused or is held: by mail, or by a POST of JSON. */
  alert: { to?: string; url?: string }
  rate: { burst: number; perMinute: number }
  /** What the practice may be sent in a day; the rest is held. */
  dailyMails: number
  minFreeMb: number
  maxStoreMb: number
}

export type ServerSettings = {
  siteDir: string
  host: string
  port: number
  fd?: number
  maxConnections: number
  metrics?: { host: string; port: number }
  logFormat: 'text' | 'json'
}

/** How the program is told what to do; docs/deploy.md lists every name. Says everything that is wrong at once. */
export function readServerSettings(env: Environment): ServerSettings {
  return checked((problems) => {
    const number = numbers(env, problems)
    const { HOST, SITE_DIR, METRICS_HOST, LOG_FORMAT = 'text', LISTEN_PID } = env
    if (!['text', 'json'].includes(LOG_FORMAT))
      problems.push(`LOG_FORMAT must be text or json, not '${LOG_FORMAT}'.`)
    const metricsPort = number('METRICS_PORT', 0, 0, 65_535)
    const meantForUs = !LISTEN_PID || Number(LISTEN_PID) === process.pid
    return {
      siteDir: SITE_DIR || 'dist',
      // Only this machine: the outside comes through a proxy that speaks TLS, or HOST says otherwise.
      host: HOST || '127.0.0.1',
      port: number('PORT', 4321, 0, 65_535),
      // Where systemd's sockets begin: see sd_listen_fds(3).
      ...(meantForUs && number('LISTEN_FDS', 0, 0, 1) > 0 && { fd: 3 }),
      maxConnections: number('MAX_CONNECTIONS', 4_096, 16, 100_000),
      ...(metricsPort > 0 && { metrics: { host: METRICS_HOST || '127.0.0.1', port: metricsPort } }),
      logFormat: LOG_FORMAT as 'text' | 'json',
    }
  })
}

export function readQueueSettings(env: Environment): QueueSettings {
  return checked((problems) => queueSettings(env, problems))
}

/** What the practice's own content says is the default. */
export function readMailSettings(
  env: Environment,
  site: Pick<SiteManifest, 'origin' | 'practice' | 'smsConsent' | 'mail'>,
): MailSettings {
  return checked((problems) => {
    const number = numbers(env, problems)
    const { serviceId, publicKey, templates } = site.mail
    const recipient = emailOf(env, 'MAIL_TO', site.practice.email, problems)
    const smtpUrl = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], problems)
    const alertUrl = urlOf(env, 'ALERT_URL', ['http:', 'https:'], problems)
    return {
      ...queueSettings(env, problems),
      outboxDir: env['OUTBOX_DIR'] || 'outbox',
      ...(smtpUrl && { smtpUrl }),
      recipient,
      sender: emailOf(env, 'MAIL_FROM', recipient, problems),
      practice: { name: site.practice.name, phone: site.practice.phone },
      smsConsent: site.smsConsent,
      origins: [site.origin, ...originsOf(env, problems)],
      emailJs: { serviceId, publicKey, templates },
      trustProxy: number('TRUST_PROXY', 0, 0, 10),
      // Whoever gets the mail hears of what is held, unless somebody else is named.
      alert: { to: emailOf(env, 'ALERT_TO', recipient, problems), ...(alertUrl && { url: alertUrl }) },
      rate: { burst: number('RATE_BURST', 20, 1, 1e6), perMinute: number('RATE_PER_MINUTE', 6, 1, 1e6) },
      dailyMails: number('DAILY_MAILS', 500, 1, 1e6),
      minFreeMb: number('MIN_FREE_MB', 200, 0, 1e6),
      maxStoreMb: number('MAX_STORE_MB', 2_000, 1, 9e6),
    }
  })
}

function queueSettings(env: Environment, problems: string[]): QueueSettings {
  const databaseUrl = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], problems)
  return {
    dataDir: env['DATA_DIR'] || 'data',
    ...(databaseUrl && { databaseUrl }),
    purgeDays: numbers(env, problems)('PURGE_DAYS', 30, 0, 3650),
  }
}

function checked<Settings>(read: (problems: string[]) => Settings): Settings {
  const problems: string[] = []
  const settings = read(problems)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

function numbers(env: Environment, problems: string[]) {
  return (name: string, fallback: number, least: number, most: number): number => {
    const value = env[name]
    if (!value) return fallback
    const number = /^\d{1,7}$/.test(value) ? Number(value) : NaN
    if (!(number >= least && number <= most))
      problems.push(`${name} must be a whole number from ${least} to ${most}, not '${value}'.`)
    return number
  }
}

function emailOf(env: Environment, name: string, fallback: string, problems: string[]): string {
  const value = env[name] || fallback
  if (!isEmail(value)) problems.push(`${name} must be one email address, not '${value}'.`)
  return value
}

/** The value is not repeated in the message: it may hold a password. */
function urlOf(env: Environment, name: string, protocols: string[], problems: string[]): string | undefined {
  const value = env[name]
  const url = value ? URL.parse(value) : undefined
  if (value && !(url?.hostname && protocols.includes(url.protocol)))
    problems.push(
      `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    )
  return value || undefined
}

function originsOf(env: Environment, problems: string[]): string[] {
  const values = (env['ALLOWED_ORIGINS'] ?? '').split(',').map((value) => value.trim())
  const origins = values.filter(Boolean)
  for (const value of origins)
    if (URL.parse(value)?.origin !== value)
      problems.push(`ALLOWED_ORIGINS must list origins like https://www.example.com, not '${value}'.`)
  return origins
}
