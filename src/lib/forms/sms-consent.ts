import type { FormWords } from './definitions.ts'

export type ConsentPart = { text: string; href?: string }

/** What the visitor agrees to, beside the box: purpose, frequency, rates, HELP, STOP and the two legal pages. */
export function smsConsentText(practiceName: string, { consent }: FormWords): ConsentPart[] {
  return consent.map((text, index) => ({
    text: text.replace('{practice}', () => practiceName),
    href: legalPages[index],
  }))
}

const legalPages: Record<number, string> = { 1: '/privacy-policy', 3: '/terms-and-conditions' }
