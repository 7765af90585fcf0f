import { isEmail } from '#lib/forms/validate.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'

type Environment = Readonly<Record<string, string | undefined>>
type ContentSettings = Pick<SiteManifest, 'origin' | 'practice' | 'smsConsent' | 'mail'>

/** Everything that is wrong with the environment, one line each. */
export class SettingsError extends Error {}

export type QueueSettings = ReturnType<typeof queueSettings>
export type MailSettings = ReturnType<typeof readMailSettings>

/** How the program is told what to do; docs/deploy.md and docs/mail.md list every name. */
export function readServerSettings(env: Environment) {
  return readAll(env, ({ text, number }) => ({
    siteDir: text('SITE_DIR', 'dist'),
    // Only this machine: the outside comes through a proxy that speaks TLS, or HOST says otherwise.
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 4321, 0, 65_535),
    maxConnections: number('MAX_CONNECTIONS', 4_096, 16, 100_000),
    metrics: { host: text('METRICS_HOST', '127.0.0.1'), port: number('METRICS_PORT', 0, 0, 65_535) },
  }))
}

/** Where messages are kept: what the mail command needs as well. */
export const readQueueSettings = (env: Environment) => readAll(env, queueSettings)

function queueSettings({ text, url }: Reader) {
  return {
    dataDir: text('DATA_DIR', 'data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  }
}

/** What the practice's own content says is the default. */
export function readMailSettings(env: Environment, site: ContentSettings) {
  return readAll(env, (read) => {
    const { text, number, email, url, origins } = read
    const recipient = email('MAIL_TO', site.practice.email)
    return {
      ...queueSettings(read),
      purgeDays: number('PURGE_DAYS', 30, 0, 3650),
      outboxDir: text('OUTBOX_DIR', 'outbox'),
      smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
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
      alert: { to: email('ALERT_TO', recipient), url: url('ALERT_URL', ['http:', 'https:']) },
      rate: { burst: number('RATE_BURST', 20, 1, 1e6), perMinute: number('RATE_PER_MINUTE', 6, 1, 1e6) },
      /** What the practice may be sent in a day; the rest is held. */
      dailyMails: number('DAILY_MAILS', 500, 1, 1e6),
      minFreeMb: number('MIN_FREE_MB', 200, 0, 1e6),
      maxStoreMb: number('MAX_STORE_MB', 2_000, 1, 9e6),
    }
  })
}

type Reader = ReturnType<typeof createReader>

function readAll<Settings>(env: Environment, read: (reader: Reader) => Settings): Settings {
  const problems: string[] = []
  const settings = read(createReader(env, problems))
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

/** Values are not repeated in what is said of them: they may hold a password. */
function createReader(env: Environment, problems: string[]) {
  const checked = <Value>(name: string, value: Value, isRight: boolean, wanted: string): Value => {
    if (!isRight) problems.push(`${name} must be ${wanted}.`)
    return value
  }
  const text = (name: string, fallback = '') => env[name] || fallback
  return {
    text,
    number(name: string, fallback: number, least: number, most: number) {
      const value = text(name, String(fallback))
      const isRight = /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most
      return checked(name, Number(value), isRight, `a whole number from ${least} to ${most}`)
    },
    email(name: string, fallback: string) {
      const value = text(name, fallback)
      return checked(name, value, isEmail(value), 'one email address')
    },
    /** Empty when there is none. */
    url(name: string, protocols: string[]) {
      const url = URL.parse(text(name))
      const isRight = !text(name) || Boolean(url?.hostname && protocols.includes(url.protocol))
      const wanted = `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
      return checked(name, text(name), isRight, wanted)
    },
    origins(name: string) {
      const values = text(name)
        .split(',')
        .flatMap((value) => value.trim() || [])
      const isRight = values.every((value) => URL.parse(value)?.origin === value)
      return checked(name, values, isRight, 'origins like https://www.example.com with commas between')
    },
  }
}
