import type { FormWords } from '#lib/forms/definitions.ts'
import { smsConsentText } from '#lib/forms/sms-consent.ts'

export function ConsentText({ practiceName, words }: { practiceName: string; words: FormWords }) {
  return smsConsentText(practiceName, words).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}
