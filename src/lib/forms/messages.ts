import type { FormName } from './definitions.ts'

/** The words of the alert after a form was sent. */
export const successMessages: Record<FormName, string> = {
  contact: 'Message sent successfully!',
  newsletter: 'Thank you for subscribing!',
  resume: 'Resume submitted successfully!',
}

/** The words of the alert after a form could not be sent; only the contact form tells the reason. */
export function failureMessage(form: FormName, reason?: unknown): string {
  if (form === 'newsletter') return 'Failed to subscribe. Please try again later.'
  if (form === 'resume') return 'Failed to send. Please try again.'
  return `Failed to send message. ${reasonOf(reason)}`
}

/** The provider's text, else its message, else a plain request. */
function reasonOf(reason: unknown): string {
  const { text, message } = Object(reason) as { text?: unknown; message?: unknown }
  if (typeof text === 'string' && text.trim()) return text
  if (typeof message === 'string' && message.trim()) return message
  return 'Please try again later.'
}

/** What the mail client rejects with before or instead of an answer, as the provider words it. */
export const rejections = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
  network: { status: 0, text: 'Network Error' },
} as const
