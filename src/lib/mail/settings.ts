import type { FormName } from '#lib/forms/definitions.ts'

/** How the EmailJS client names the account and the forms. */
export type EmailJsIds = { serviceId: string; publicKey: string; templates: Record<FormName, string> }

/** What content/mail.yaml says as long as the client talks to our own relay. */
export const defaultEmailJsIds: EmailJsIds = {
  serviceId: 'practice',
  publicKey: 'public',
  templates: { contact: 'contact', newsletter: 'newsletter', resume: 'resume' },
}

/** How the forms are sent, as content/mail.yaml says it. */
export type MailSettings = EmailJsIds & {
  /** Where to: '' is our own relay at the site's own address, anything else an origin that speaks EmailJS. */
  origin: string
  /** Turns automatic browsers away. */
  blockHeadless: boolean
  /** Turns a message away when the watched field holds exactly one of these. */
  blockList: { watchVariable: string; list: string[] }
  /** Milliseconds that must pass between two messages of one form; 0 is no limit. */
  limitRate: { throttle: number }
  /** How a form says how it went: in the page, or also in the browser's own dialog. */
  alerts: 'page' | 'dialog'
}

/** What the server needs to know of it. */
export type MailOrigin = EmailJsIds & Pick<MailSettings, 'origin'>

/** Only our own relay knows what to do with the fields a visitor never sees. */
export function isOwnRelay({ origin }: Pick<MailSettings, 'origin'>): boolean {
  return origin === ''
}

/** What one form needs of it. */
export type FormMail = Pick<MailSettings, 'origin' | 'serviceId' | 'publicKey'> & {
  template: string
} & Partial<Pick<MailSettings, 'blockHeadless' | 'blockList' | 'limitRate' | 'alerts'>>

/** Every page carries these, so what would change nothing is left out. */
export function formMail(mail: MailSettings, form: FormName): FormMail {
  const { origin, serviceId, publicKey, templates, blockHeadless, blockList, limitRate, alerts } = mail
  return {
    origin,
    serviceId,
    publicKey,
    template: templates[form],
    ...(blockHeadless && { blockHeadless }),
    ...(blockList.list.length > 0 && { blockList }),
    ...(limitRate.throttle > 0 && { limitRate }),
    ...(alerts === 'dialog' && { alerts }),
  }
}
