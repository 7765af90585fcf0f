import { forms as english } from '../words/en/forms.ts'
import type { FormName, FormWords } from './definitions.ts'

/** The words of the alert after a form could not be sent; only the contact form tells the reason. */
export function failureMessage(form: FormName, reason?: unknown, words: FormWords = english): string {
  return words.failure[form].replace('{reason}', () => reasonOf(reason, words))
}

/** The provider's text, else its message, else a plain request. */
function reasonOf(reason: unknown, { reasons, tryLater }: FormWords): string {
  const { text, message } = Object(reason) as { text?: unknown; message?: unknown }
  const given = [text, message].find((one): one is string => typeof one === 'string' && one.trim() !== '')
  return given === undefined ? tryLater : (reasons[given] ?? given)
}

/** What the mail client rejects with before or instead of an answer, as the provider words it. */
export const rejections = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
  network: { status: 0, text: 'Network Error' },
} as const
