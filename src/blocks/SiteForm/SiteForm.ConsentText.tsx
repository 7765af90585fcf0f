import type { FormWords } from '#lib/forms/definitions.ts'
import { smsConsentText } from '#lib/forms/sms-consent.ts'
import type { Language } from '#lib/language.ts'

type ConsentTextProps = { practiceName: string; words: FormWords; language: Language }

export function ConsentText({ practiceName, words, language }: ConsentTextProps) {
  return smsConsentText(practiceName, words, language).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}
