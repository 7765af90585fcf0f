import { addressIn, type Language } from '#lib/language.ts'
import type { FormWords } from './definitions.ts'

export type ConsentPart = { text: string; href?: string }

/** What the visitor agrees to, beside the box: purpose, frequency, rates, HELP, STOP and the two legal pages. */
export function smsConsentText(
  practiceName: string,
  { consent }: FormWords,
  language: Language,
): ConsentPart[] {
  return consent.map((text, index) => {
    const page = legalPages[index]
    return {
      text: text.replace('{practice}', () => practiceName),
      href: page && addressIn(language, page),
    }
  })
}

const legalPages: Record<number, string> = { 1: '/privacy-policy', 3: '/terms-and-conditions' }
