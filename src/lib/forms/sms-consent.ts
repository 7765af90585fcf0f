export type ConsentPart = { text: string; href?: string }

/** What the visitor agrees to, beside the box: purpose, frequency, rates, HELP, STOP and the two legal pages. */
export function smsConsentText(practiceName: string): ConsentPart[] {
  return [
    {
      text:
        `By ticking this box you agree to receive text messages from ${practiceName} at the number you gave: ` +
        'appointment reminders, marketing and two-way messages. Message frequency varies. ' +
        'Message and data rates may apply. Reply HELP for help. Reply STOP to opt out. See our ',
    },
    { text: 'Privacy Policy', href: '/privacy-policy' },
    { text: ' and ' },
    { text: 'Terms and Conditions', href: '/terms-and-conditions' },
    { text: '.' },
  ]
}
