import { forms as english } from '../words/en/forms.ts'
import { type Field, fieldsOf, type FormName, forms, type FormWords } from './definitions.ts'

export type FormValues = Readonly<Record<string, string | undefined>>
export type FormErrors = Record<string, string>
export type RefusedForm = { values: Record<string, string>; errors: FormErrors }
export type FormRules = { smsConsent: 'required' | 'optional' }

/** Runs in the browser and on the relay. */
export function validate(form: FormName, values: FormValues, rules: FormRules, words: FormWords = english) {
  const cleaned = cleanValues(form, values)
  const errors: FormErrors = {}
  for (const field of fieldsOf(form, words)) {
    const error = check(field, cleaned[field.name] ?? '', isRequired(field, rules), words)
    if (error) errors[field.name] = error
  }
  return errors
}

/** Only the form's own fields, without invisible characters. */
export function cleanValues(form: FormName, values: FormValues): Record<string, string> {
  const cleaned: Record<string, string> = {}
  for (const field of forms[form].fields) {
    const value = (Object.hasOwn(values, field.name) && values[field.name]) || ''
    cleaned[field.name] = isFarTooLong(field, value) ? value : clean(value, field.type === 'textarea')
  }
  return cleaned
}

/** Too long even after cleaning, which can shorten a text, so it skips the slow cleaning and is refused. */
function isFarTooLong({ maxLength }: Field, value: string): boolean {
  return value.length > 3 * maxLength + 1_000
}

/** The practice decides whether consent to text messages is required. */
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
  if (field.type !== 'textarea' && forbiddenInSingleLine.test(value))
    return words.hidden.replace('{label}', field.label)
  return hasValidFormat(field.type, value) ? undefined : field.errors.invalid
}

function hasValidFormat(type: Field['type'], value: string): boolean {
  if (type === 'email') return value.length <= 254 && nativeEmail.test(value)
  if (type === 'url') return isWebAddress(value)
  if (type === 'checkbox') return value === 'on'
  return true
}

/** The HTML standard's check for type=email. */
const nativeEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Needs a domain with a dot, unlike the HTML standard. */
export function isEmail(value: string): boolean {
  const [local = '', domain = ''] = value.split('@')
  return value.length <= 254 && nativeEmail.test(value) && local.length <= 64 && domain.includes('.')
}

/** Without name or password, which could disguise the host. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false
  try {
    const url = new URL(value)
    return url.username === '' && url.password === ''
  } catch {
    return false
  }
}

/** Direction marks of copied phone numbers, and characters of no width; emoji need joiners. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const controls = /(?![\n\t])\p{Cc}/gu
const loneSurrogates = /\p{Surrogate}/gu
/** Never allowed in a mail header. */
const forbiddenInSingleLine = /[\p{Cc}\u2028\u2029]/u
/** No script stacks more marks; normalizing them takes quadratic time. */
const stackedMarks = /(?<!\p{M})\p{M}{31}/u

/** Pasted control characters are removed from long texts; in single lines they are refused. */
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
