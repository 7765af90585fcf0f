import { forms as english } from '../words/en/forms.ts'
import { type Field, type FormName, forms, formsIn, type FormWords } from './definitions.ts'

export type FormValues = Readonly<Record<string, string | undefined>>
/** Field name -> what to say about it, in the order of the form. Empty when all is well. */
export type FormErrors = Record<string, string>
/** A form as a visitor without JavaScript sent it, to be shown again with what is wrong. */
export type SentForm = { values: Record<string, string>; errors: FormErrors }
export type FormRules = { smsConsent: 'required' | 'optional' }

/** The same check in the browser and on the relay. */
export function validate(form: FormName, values: FormValues, rules: FormRules, words: FormWords = english) {
  const cleaned = cleanValues(form, values)
  const errors: FormErrors = {}
  for (const field of formsIn(words)[form].fields) {
    const error = check(field, cleaned[field.name] ?? '', isRequired(field, rules), words)
    if (error) errors[field.name] = error
  }
  return errors
}

/** The form's own fields and no others, without what nobody means to send. */
export function cleanValues(form: FormName, values: FormValues): Record<string, string> {
  const cleaned: Record<string, string> = {}
  for (const field of forms[form].fields) {
    const value = (Object.hasOwn(values, field.name) && values[field.name]) || ''
    cleaned[field.name] = isFarTooLong(field, value) ? value : clean(value, field.type === 'textarea')
  }
  return cleaned
}

/** So long that no cleaning makes it fit: it is not worked on, only refused. Letters of several parts become shorter. */
function isFarTooLong({ maxLength }: Field, value: string): boolean {
  return value.length > 3 * maxLength + 1_000
}

/** Consent to text messages is required or not as the practice decides; all else as the form says. */
export function isRequired(field: Field, rules: FormRules): boolean {
  return field.name === 'smsConsent' ? rules.smsConsent === 'required' : field.required
}

function check(field: Field, value: string, required: boolean, words: FormWords): string | undefined {
  if (value === '') return required ? field.errors.missing : undefined
  if (value.length > field.maxLength) {
    const over = value.length - field.maxLength
    const template = over === 1 ? words.tooLong.one : words.tooLong.several
    return template.replace('{label}', field.label).replace('{count}', over.toLocaleString('en-US'))
  }
  if (stackedMarks.test(value)) return words.stacked.replace('{label}', field.label)
  if (field.type !== 'textarea' && lineBreaks.test(value)) return words.hidden.replace('{label}', field.label)
  return hasValidFormat(field.type, value) ? undefined : field.errors.invalid
}

function hasValidFormat(type: Field['type'], value: string): boolean {
  if (type === 'email') return value.length <= 254 && nativeEmail.test(value)
  if (type === 'url') return isWebAddress(value)
  if (type === 'checkbox') return value === 'on'
  return true
}

/** The check of browsers for type=email, word for word of the HTML standard; for type=tel they have none. */
const nativeEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether mail can be sent there over the open internet: its domain has a dot. */
export function isEmail(value: string): boolean {
  const [local = '', domain = ''] = value.split('@')
  return value.length <= 254 && nativeEmail.test(value) && local.length <= 64 && domain.includes('.')
}

/** http and https only, and no name or password before the host, which would disguise where it leads. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false
  try {
    const url = new URL(value)
    return url.username === '' && url.password === ''
  } catch {
    return false
  }
}

/**
 * Characters nobody means to send: marks that turn the reading direction round (phone numbers copied
 * from an address book carry them) and marks of no width. Joiners stay: emoji and Persian need them.
 */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const controls = /(?![\n\t])\p{Cc}/gu
const loneSurrogates = /\p{Surrogate}/gu
/** What a line of a mail header must never hold. */
const lineBreaks = /[\p{Cc}\u2028\u2029]/u
/** No script stacks more on one letter; composing takes time by the square of such a row. */
const stackedMarks = /(?<!\p{M})\p{M}{31}/u

/**
 * Without what nobody means to send. In one line a line break or control character stays, for the check to refuse: no
 * browser sends one. In a text of several lines pasted control characters are dropped, because the visitor cannot see
 * them. A row of stacked marks stays as it is, for the check to refuse.
 */
function clean(value: string, hasLines: boolean): string {
  const text = value.replace(loneSurrogates, '\ufffd')
  const visible = hasLines
    ? text
        .replace(/\r\n?|\u2028|\u2029/g, '\n')
        .replace(invisible, '')
        .replace(controls, '')
        .trim()
    : text.replace(invisible, '').replace(/\t/g, ' ').trim()
  return stackedMarks.test(visible) ? visible : visible.normalize('NFC')
}
