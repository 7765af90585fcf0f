import { smsConsentText } from '#lib/forms/sms-consent.ts'

export function ConsentText({ practiceName }: { practiceName: string }) {
  return smsConsentText(practiceName).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}
