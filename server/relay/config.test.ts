import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultEmailJsIds } from '#lib/forms/emailjs-ids.ts'
import { readRelayConfig, readStoreConfig } from './config.ts'

const site = {
  origin: 'https://clinic.example',
  practice: { name: 'Sample Clinic', phone: '', phoneHref: '', email: 'hello@clinic.example' },
  smsConsent: 'required',
  mail: { ...defaultEmailJsIds, origin: '' },
} as const

test('with nothing set, mail goes to the practice’s own address by way of the outbox', () => {
  const config = readRelayConfig({}, site)
  expect(config).toMatchObject({
    dataDir: 'data',
    outboxDir: 'outbox',
    recipient: 'hello@clinic.example',
    sender: 'hello@clinic.example',
    allowedOrigins: ['https://clinic.example'],
    emailJs: { serviceId: 'practice', publicKey: 'public', templates: { resume: 'resume' } },
    trustProxy: 0,
    purgeDays: 30,
  })
  expect(config.smtpUrl).toBeUndefined()
})

test('everything can be set', () => {
  const env = {
    SMTP_URL: 'smtps://u:p@mail.example.com',
    STORE_URL: 'postgres://u:p@db.example.com/mail',
    ALERT_TO: 'ops@host.example',
    ALERT_URL: 'https://hooks.example.com/1',
    MAIL_TO: 'desk@clinic.example',
    MAIL_FROM: 'site@clinic.example',
    DATA_DIR: '/srv/data',
    OUTBOX_DIR: '/srv/outbox',
    TRUST_PROXY: '2',
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:4321',
    EMAILJS_SERVICE_ID: 's',
    EMAILJS_PUBLIC_KEY: 'k',
    EMAILJS_CONTACT_TEMPLATE: 'c',
    EMAILJS_NEWSLETTER_TEMPLATE: 'n',
    EMAILJS_RESUME_TEMPLATE: 'r',
    PURGE_DAYS: '7',
    RATE_BURST: '3',
    RATE_PER_MINUTE: '1',
    DAILY_MAILS: '50',
    MIN_FREE_MB: '5',
    MAX_STORE_MB: '10',
    WITHOUT_TOKEN: 'mark',
    MAYBE_SPAM: 'hold',
  }
  expect(readRelayConfig(env, site)).toEqual({
    smtpUrl: env.SMTP_URL,
    storeUrl: env.STORE_URL,
    alert: { to: env.ALERT_TO, url: env.ALERT_URL },
    phone: '',
    recipient: env.MAIL_TO,
    sender: env.MAIL_FROM,
    dataDir: env.DATA_DIR,
    outboxDir: env.OUTBOX_DIR,
    trustProxy: 2,
    allowedOrigins: ['https://clinic.example', 'https://a.example', 'http://localhost:4321'],
    emailJs: { serviceId: 's', publicKey: 'k', templates: { contact: 'c', newsletter: 'n', resume: 'r' } },
    purgeDays: 7,
    rate: { burst: 3, perMinute: 1 },
    dailyMails: 50,
    minFreeMb: 5,
    maxStoreMb: 10,
    suspects: { withoutToken: 'mark', honeypot: 'hold' },
    practiceName: 'Sample Clinic',
    smsConsent: 'required',
  })
  expect(readStoreConfig(env)).toEqual({
    dataDir: '/srv/data',
    storeUrl: env.STORE_URL,
    purgeDays: 7,
  })
})

test.each([
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'https://u:hunter2@mail.example.com'],
  ['STORE_URL', 'mysql://u:hunter2@db.example.com/mail'],
  ['ALERT_URL', 'hooks.example.com'],
  ['ALERT_TO', 'ops@host.example'],
  ['MAIL_TO', 'nobody'],
  ['MAIL_TO', 'a@clinic.example, b@clinic.example'],
  ['MAIL_FROM', 'Clinic <a@clinic.example>'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['PURGE_DAYS', '1.5'],
  ['RATE_BURST', '0'],
  ['DAILY_MAILS', '0'],
  ['WITHOUT_TOKEN', 'drop'],
  ['MAYBE_SPAM', 'send'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['ALLOWED_ORIGINS', 'https://a.example/'],
])('%s=%s is refused by its name, and no password is repeated', (name, value) => {
  expect(() => readRelayConfig({ [name]: value }, site)).toThrow(name)
  expect(() => readRelayConfig({ [name]: value }, site)).not.toThrow('hunter2')
})

test('a program with bad settings says all that is wrong and ends with 1', () => {
  const program = `import { orExit, readRelayConfig } from './server/relay/config.ts'
    orExit(() => readRelayConfig(process.env, ${JSON.stringify(site)}))`
  const env = { ...process.env, MAIL_TO: 'nobody', PURGE_DAYS: 'never' }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env })
  expect(status).toBe(1)
  expect(String(stderr)).toBe(
    "MAIL_TO must be one email address, not 'nobody'.\nPURGE_DAYS must be a whole number from 0 to 3650, not 'never'.\n",
  )
})

test('every setting stands in the table of docs/mail.md', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const names = new Set([...read('./config.ts').matchAll(/'([A-Z][A-Z_]{4,})'/g)].map(([, name]) => name))
  const listed = new Set(
    [...read('../../docs/mail.md').matchAll(/`([A-Z][A-Z_]{4,})`/g)].map(([, name]) => name),
  )
  expect(names.size).toBeGreaterThan(15)
  expect([...names].filter((name) => !listed.has(name))).toEqual([])
})

test('every setting that docs/operations.md names exists', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const sources = ['./config.ts', '../settings.ts'].map(read).join('')
  const named = [...read('../../docs/operations.md').matchAll(/`([A-Z]+_[A-Z_]+)\b/g)].map(([, name]) => name)
  expect(new Set(named).size).toBeGreaterThan(10)
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
})
