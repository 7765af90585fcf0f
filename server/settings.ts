import { resolve } from 'node:path'
import { isEmail } from '#lib/forms/validate.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

type Environment = Readonly<Record<string, string | undefined>>

export class SettingsError extends Error {}

export type QueueSettings = ReturnType<typeof readQueueSettings>
export type MailSettings = ReturnType<typeof readMailSettings>

/** docs/deploy.md and docs/mail.md describe every setting. */
export function readServerSettings(env: Environment) {
  const { text, number } = createReader(env)
  return {
    siteDir: text('SITE_DIR', 'dist'),
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 4321, 0, 65_535),
    maxConnections: number('MAX_CONNECTIONS', 4_096, 16, 100_000),
    metrics: { host: text('METRICS_HOST', '127.0.0.1'), port: number('METRICS_PORT', 0, 0, 65_535) },
  }
}

/** Where mail is stored; `npm run mail` needs these settings too. */
export function readQueueSettings(env: Environment) {
  const { text, url } = createReader(env)
  return {
    // Absolute: Node's mkdir never returns from a relative path in a folder that was deleted.
    dataDir: resolve(text('DATA_DIR', 'data')),
    databaseUrl: url('DATABASE_URL', 'postgres', 'postgresql'),
  }
}

/** Defaults come from content/practice.yaml. */
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
    /** How many of our own proxies append to X-Forwarded-For. */
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    /** Alerts go out by mail, and as a POST of JSON when `url` is set. */
    alert: { to: email('ALERT_TO', recipient), url: url('ALERT_URL', 'http', 'https') },
    rate: { burst: number('RATE_BURST', 20, 1, 1e6), perMinute: number('RATE_PER_MINUTE', 6, 1, 1e6) },
    /** Mail beyond this number a day is held; docs/mail.md names the shares. */
    dailyMails: number('DAILY_MAILS', 500, 1, 1e6),
  }
}

/** Error messages do not repeat a value, because it may contain a password. */
function createReader(env: Environment) {
  function text(name: string, fallback = '', isValid = (_value: string) => true, expected = ''): string {
    const value = env[name] || fallback
    if (!isValid(value)) throw new SettingsError(`${name} must be ${expected}.`)
    return value
  }
  return {
    text,
    number(name: string, fallback: number, min: number, max: number) {
      const isValid = (value: string) => Number.isInteger(+value) && +value >= min && +value <= max
      return Number(text(name, String(fallback), isValid, `a whole number from ${min} to ${max}`))
    },
    email: (name: string, fallback: string) => text(name, fallback, isEmail, 'one email address'),
    url(name: string, ...schemes: string[]) {
      const isValid = (value: string) => {
        const url = URL.parse(value)
        return !value || Boolean(url?.hostname && schemes.includes(url.protocol.slice(0, -1)))
      }
      return text(name, '', isValid, `an address that begins with ${schemes.join(':// or ')}://`)
    },
    origins(name: string) {
      const parts = (value: string) => value.match(/[^\s,]+/g) ?? []
      const isValid = (value: string) => parts(value).every((part) => URL.parse(part)?.origin === part)
      return parts(text(name, '', isValid, 'origins like https://www.example.com with commas between'))
    },
  }
}
