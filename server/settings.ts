import { resolve } from 'node:path'
import { isEmail } from '#lib/forms/validate.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the environment, in a line. */
export class SettingsError extends Error {}

export type QueueSettings = ReturnType<typeof readQueueSettings>
export type MailSettings = ReturnType<typeof readMailSettings>

/** How the program is told what to do; docs/deploy.md and docs/mail.md list every name. */
export function readServerSettings(env: Environment) {
  const { text, number } = createReader(env)
  return {
    siteDir: text('SITE_DIR', 'dist'),
    // Only this machine: the outside comes through a proxy that speaks TLS, or HOST says otherwise.
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 4321, 0, 65_535),
    maxConnections: number('MAX_CONNECTIONS', 4_096, 16, 100_000),
    metrics: { host: text('METRICS_HOST', '127.0.0.1'), port: number('METRICS_PORT', 0, 0, 65_535) },
  }
}

/** Where messages are kept: what the mail command needs as well. */
export function readQueueSettings(env: Environment) {
  const { text, url } = createReader(env)
  return {
    // Absolute: Node's mkdir never returns from a relative path in a folder that was deleted.
    dataDir: resolve(text('DATA_DIR', 'data')),
    databaseUrl: url('DATABASE_URL', 'postgres', 'postgresql'),
  }
}

/** What the practice's own content says is the default. */
export function readMailSettings(env: Environment, site: SiteManifest) {
  const { number, email, url, origins } = createReader(env)
  const recipient = email('MAIL_TO', site.practice.email)
  return {
    ...readQueueSettings(env),
    purgeDays: number('PURGE_DAYS', 30, 0, 3650),
    smtpUrl: url('SMTP_URL', 'smtp', 'smtps'),
    recipient,
    sender: email('MAIL_FROM', recipient),
    practice: { name: site.practice.name, phone: site.practice.phone },
    smsConsent: site.smsConsent,
    emailJs: site.mail,
    /** Origins whose pages may post; the first is the site's own. */
    origins: [site.origin, ...origins('ALLOWED_ORIGINS')],
    /** How many proxies of ours stand in front: so many entries of X-Forwarded-For are believed. */
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    /** Who hears of mail that waits, is refused or is held: by mail, and by a POST of JSON where there is a `url`. */
    alert: { to: email('ALERT_TO', recipient), url: url('ALERT_URL', 'http', 'https') },
    rate: { burst: number('RATE_BURST', 20, 1, 1e6), perMinute: number('RATE_PER_MINUTE', 6, 1, 1e6) },
    /** What the practice may be sent in a day; the rest is held. */
    dailyMails: number('DAILY_MAILS', 500, 1, 1e6),
  }
}

/** Values are not repeated in what is said of them: they may hold a password. */
function createReader(env: Environment) {
  function text(name: string, fallback = '', isRight = (_value: string) => true, wanted = ''): string {
    const value = env[name] || fallback
    if (!isRight(value)) throw new SettingsError(`${name} must be ${wanted}.`)
    return value
  }
  return {
    text,
    number(name: string, fallback: number, least: number, most: number) {
      const isRight = (value: string) => Number.isInteger(+value) && +value >= least && +value <= most
      return Number(text(name, String(fallback), isRight, `a whole number from ${least} to ${most}`))
    },
    email: (name: string, fallback: string) => text(name, fallback, isEmail, 'one email address'),
    /** Empty when there is none. */
    url(name: string, ...schemes: string[]) {
      const isRight = (value: string) => {
        const url = URL.parse(value)
        return !value || Boolean(url?.hostname && schemes.includes(url.protocol.slice(0, -1)))
      }
      return text(name, '', isRight, `an address that begins with ${schemes.join(':// or ')}://`)
    },
    origins(name: string) {
      const parts = (value: string) => value.match(/[^\s,]+/g) ?? []
      const isRight = (value: string) => parts(value).every((one) => URL.parse(one)?.origin === one)
      return parts(text(name, '', isRight, 'origins like https://www.example.com with commas between'))
    },
  }
}
