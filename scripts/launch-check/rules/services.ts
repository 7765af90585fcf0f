import { defaultEmailJsIds } from '#lib/forms/emailjs-ids.ts'
import { inContent, unlessGiven, type Rule } from '../rule.ts'

/** Mail, analytics, financing: what runs outside the pages. */
export const services: Rule[] = [
  {
    id: 'mail',
    severity: 'blocking',
    what: 'Messages of the forms are not sent to anybody.',
    why: "Without SMTP_URL the server only keeps them in a folder. Run this check with the server's settings, or send through EmailJS (content/mail.yaml: origin).",
    places: ({ site, env }) =>
      site.mail.origin === '' && !env['SMTP_URL']
        ? [{ file: "the server's settings", field: 'SMTP_URL' }]
        : [],
  },
  {
    id: 'emailjs-ids',
    severity: 'blocking',
    what: 'The forms are sent through EmailJS with placeholder ids.',
    why: 'EmailJS refuses every message that does not carry the ids of your account.',
    places: ({ site: { mail } }) =>
      mail.origin === ''
        ? []
        : [
            ...(mail.serviceId === defaultEmailJsIds.serviceId
              ? [inContent('mail.yaml', 'serviceId', mail.serviceId)]
              : []),
            ...(mail.publicKey === defaultEmailJsIds.publicKey
              ? [inContent('mail.yaml', 'publicKey', mail.publicKey)]
              : []),
          ],
  },
  {
    id: 'analytics',
    severity: 'blocking',
    what: 'Nobody has decided whether visitors are counted.',
    why: 'The privacy policy says what the site does. Decide in launch.yaml; on needs a measurementId, off needs null.',
    places: ({ site }) => {
      const { analytics } = site.launch
      const { measurementId } = site.integrations.analytics
      if (analytics === null) return unlessGiven('analytics', analytics)
      return (analytics === 'on') === (measurementId !== null)
        ? []
        : [inContent('integrations.yaml', 'analytics.measurementId', measurementId ?? 'null')]
    },
  },
  {
    id: 'financing-widget',
    severity: 'advice',
    what: 'The financing calculator has no account.',
    why: 'The page explains financing and links to the lender; the calculator appears once the account is named.',
    places: ({ site }) =>
      site.integrations.financing.slug === null ? [inContent('integrations.yaml', 'financing.slug')] : [],
  },
]
