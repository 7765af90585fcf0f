import type { FormName } from './definitions.ts'

/** How the EmailJS client names the account and the forms. */
export type EmailJsIds = { serviceId: string; publicKey: string; templates: Record<FormName, string> }

/** What content/mail.yaml says as long as the client talks to our own relay. */
export const defaultEmailJsIds: EmailJsIds = {
  serviceId: 'practice',
  publicKey: 'public',
  templates: { contact: 'contact', newsletter: 'newsletter', resume: 'resume' },
}
