import { isEmail } from '#lib/forms/validate.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import type { RelayOptions } from './options.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Site = Pick<SiteManifest, 'origin' | 'practice' | 'smsConsent' | 'mail'>

/** Everything that is wrong with the environment, one line each. */
export class ConfigError extends Error {}

/** What the mail command and the relay both need. */
export function readStoreConfig(env: Environment): Pick<RelayOptions, 'dataDir' | 'storeUrl' | 'purgeDays'> {
  const problems: string[] = []
  const config = {
    dataDir: env['DATA_DIR'] || 'data',
    ...storeUrl(env, problems),
    purgeDays: wholeNumber(env, 'PURGE_DAYS', 30, [0, 3650], problems),
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

/** The relay's options from the environment; what the practice's own content says is the default. */
export function readRelayConfig(env: Environment, site: Site): RelayOptions {
  const problems: string[] = []
  const recipient = address(env, 'MAIL_TO', site.practice.email, problems)
  const { serviceId, publicKey, templates } = site.mail
  const config: RelayOptions = {
    dataDir: env['DATA_DIR'] || 'data',
    ...storeUrl(env, problems),
    outboxDir: env['OUTBOX_DIR'] || 'outbox',
    ...smtpUrl(env, problems),
    recipient,
    sender: env['MAIL_FROM'] ? address(env, 'MAIL_FROM', '', problems) : recipient,
    practiceName: site.practice.name,
    phone: site.practice.phone,
    smsConsent: site.smsConsent,
    allowedOrigins: [site.origin, ...origins(env, problems)],
    emailJs: {
      serviceId: env['EMAILJS_SERVICE_ID'] || serviceId,
      publicKey: env['EMAILJS_PUBLIC_KEY'] || publicKey,
      templates: {
        contact: env['EMAILJS_CONTACT_TEMPLATE'] || templates.contact,
        newsletter: env['EMAILJS_NEWSLETTER_TEMPLATE'] || templates.newsletter,
        resume: env['EMAILJS_RESUME_TEMPLATE'] || templates.resume,
      },
    },
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, [0, 10], problems),
    purgeDays: wholeNumber(env, 'PURGE_DAYS', 30, [0, 3650], problems),
    ...alert(env, problems),
    rate: {
      burst: wholeNumber(env, 'RATE_BURST', 20, [1, 1_000_000], problems),
      perMinute: wholeNumber(env, 'RATE_PER_MINUTE', 6, [1, 1_000_000], problems),
    },
    dailyMails: wholeNumber(env, 'DAILY_MAILS', 500, [1, 1_000_000], problems),
    minFreeMb: wholeNumber(env, 'MIN_FREE_MB', 200, [0, 1_000_000], problems),
    maxStoreMb: wholeNumber(env, 'MAX_STORE_MB', 2_000, [1, 9_000_000], problems),
    suspects: {
      withoutToken: oneOf(env, 'WITHOUT_TOKEN', ['hold', 'mark', 'send'], problems),
      honeypot: oneOf(env, 'MAYBE_SPAM', ['mark', 'hold'], problems),
    },
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

/** For programs: prints what is wrong and ends with status 1. */
export function orExit<Config>(read: () => Config): Config {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function address(env: Environment, name: string, fallback: string, problems: string[]): string {
  const value = env[name] || fallback
  if (!isEmail(value)) problems.push(`${name} must be one email address, not '${value}'.`)
  return value
}

/** By mail only with a mail server; by webhook always. */
function alert(env: Environment, problems: string[]): Pick<RelayOptions, 'alert'> {
  const { ALERT_TO: to, ALERT_URL: url, SMTP_URL: smtp } = env
  if (to) address(env, 'ALERT_TO', '', problems)
  if (to && !smtp) problems.push('ALERT_TO needs SMTP_URL: without a mail server no alert can be mailed.')
  if (url && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    problems.push('ALERT_URL must be an address that takes a POST, like https://hooks.example.com/...')
  return to || url ? { alert: { ...(to && { to }), ...(url && { url }) } } : {}
}

/** Not repeated either, for the same reason as below. */
function storeUrl(env: Environment, problems: string[]): Pick<RelayOptions, 'storeUrl'> {
  const value = env['STORE_URL']
  if (!value) return {}
  if (!['postgres:', 'postgresql:'].includes(URL.parse(value)?.protocol ?? ''))
    problems.push('STORE_URL must look like postgres://user:password@db.example.com:5432/mail')
  return { storeUrl: value }
}

/** The value is not repeated in the message: it holds a password. */
function smtpUrl(env: Environment, problems: string[]): Pick<RelayOptions, 'smtpUrl'> {
  const value = env['SMTP_URL']
  if (!value) return {}
  const url = URL.parse(value)
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    problems.push('SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://...')
  return { smtpUrl: value }
}

function origins(env: Environment, problems: string[]): string[] {
  const values = (env['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
  for (const value of values)
    if (URL.parse(value)?.origin !== value)
      problems.push(`ALLOWED_ORIGINS must list origins like https://www.example.com, not '${value}'.`)
  return values
}

/** The first is the default. */
function oneOf<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
  problems: string[],
): Choice {
  const value = env[name] || choices[0]
  const chosen = choices.find((choice) => choice === value)
  if (chosen === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not '${value}'.`)
  return chosen ?? choices[0]
}

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: [number, number],
  problems: string[],
): number {
  const value = env[name]
  if (!value) return fallback
  const number = /^\d{1,7}$/.test(value) ? Number(value) : NaN
  if (!(number >= least && number <= most))
    problems.push(`${name} must be a whole number from ${least} to ${most}, not '${value}'.`)
  return number
}
