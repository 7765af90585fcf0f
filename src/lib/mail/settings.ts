import type { FormName } from '#lib/forms/definitions.ts'
import type { MailSettings } from '#lib/model/mail.ts'

export type EmailJsIds = Pick<MailSettings, 'serviceId' | 'publicKey' | 'templates'>

/** What content/mail.yaml says as long as the client talks to our own relay. */
export const defaultEmailJsIds: EmailJsIds = {
  serviceId: 'practice',
  publicKey: 'public',
  templates: { contact: 'contact', newsletter: 'newsletter', resume: 'resume' },
}

export type MailOrigin = EmailJsIds & Pick<MailSettings, 'origin'>

/** Only our own relay knows what to do with the fields a visitor never sees. */
export function isOwnRelay({ origin }: Pick<MailSettings, 'origin'>): boolean {
  return origin === ''
}

/** Every page carries these, so what would change nothing is left out. */
export function formMail(mail: MailSettings, form: FormName) {
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

export type FormMail = ReturnType<typeof formMail>
