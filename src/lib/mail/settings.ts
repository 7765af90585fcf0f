import type { FormName } from '#lib/forms/definitions.ts'
import type { MailSettings } from '#lib/model/mail.ts'

export type EmailJsIds = Pick<MailSettings, 'serviceId' | 'publicKey' | 'templates'>

/** content/mail.yaml has these while the client uses our relay. */
export const defaultEmailJsIds: EmailJsIds = {
  serviceId: 'practice',
  publicKey: 'public',
  templates: { contact: 'contact', newsletter: 'newsletter', resume: 'resume' },
}

export type MailOrigin = EmailJsIds & Pick<MailSettings, 'origin'>

/** Other services do not know our hidden fields. */
export function isOwnRelay({ origin }: Pick<MailSettings, 'origin'>): boolean {
  return origin === ''
}

/** Leaves out defaults, because every page carries these settings. */
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
