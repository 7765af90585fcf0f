import { addressIn, type Language } from '#lib/language.ts'
import { forms as english } from '../words/en/forms.ts'
import type { Field, FormName, FormWords } from './definitions.ts'

/** Only the contact form tells the reason. */
export function failureMessage(form: FormName, reason?: unknown, words: FormWords = english): string {
  return words.failure[form].replace('{reason}', () => reasonOf(reason, words))
}

function reasonOf(reason: unknown, { reasons, tryLater }: FormWords): string {
  const { text, message } = Object(reason) as { text?: unknown; message?: unknown }
  const given = [text, message].find((part): part is string => typeof part === 'string' && part.trim() !== '')
  return given === undefined ? tryLater : (reasons[given] ?? given)
}

/** '4,210 of 5,000 characters' near the limit, else empty. */
export function lengthNote(
  { maxLength }: Pick<Field, 'maxLength'>,
  length: number,
  words: Pick<FormWords, 'length'> = english,
): string {
  if (length < maxLength * warningShare) return ''
  return words.length
    .replace('{length}', length.toLocaleString('en-US'))
    .replace('{most}', maxLength.toLocaleString('en-US'))
}

const warningShare = 0.8

/** The text beside the consent box, with links to the two legal pages. */
export function smsConsentText(practiceName: string, { consent }: FormWords, language: Language) {
  return consent.map((text, index) => {
    const page = legalPages[index]
    return {
      text: text.replace('{practice}', () => practiceName),
      href: page && addressIn(language, page),
    }
  })
}

const legalPages: Record<number, string> = { 1: '/privacy-policy', 3: '/terms-and-conditions' }
