import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { lawFile } from '#reading/law.ts'
import { listFiles } from '#reading/source.ts'
import { contentRoot, type ContentCopy } from '#reading/testing/content-copy.ts'
import { addSpanish } from './spanish-content.ts'

type Undone = {
  breaks: (copy: ContentCopy) => void
  env?: Record<string, string>
  also?: string[]
}

const asItCame = (file: string) => readFileSync(join(contentRoot, file), 'utf8')
/** The practice that the site was made for, before the copy was made ready for another. */
const cameWith = parse(asItCame('practice.yaml'))

const practice = 'practice.yaml'
const launch = 'launch.yaml'
const reta = 'treatments/retatrutide.yaml'
export const home = 'pages/home.yaml'

/** One thing undone in a site that is otherwise ready: its rule fires, and no other but those in `also`. */
export const undone: Record<string, Undone> = {
  brand: { breaks: (copy) => copy.set(practice, ['name'], cameWith.name) },
  'brand-left': {
    breaks: (copy) => copy.set(reta, ['head', 'title'], `Retatrutide, explained | ${cameWith.shortName}`),
  },
  mark: { breaks: (copy) => copy.write('brand/mark.svg', asItCame('brand/mark.svg')) },
  domain: { breaks: (copy) => copy.set(practice, ['origin'], cameWith.origin) },
  phone: { breaks: (copy) => copy.set(practice, ['phone'], cameWith.phone) },
  email: { breaks: (copy) => copy.set(practice, ['email'], 'hello@practice.example') },
  address: { breaks: (copy) => copy.set(practice, ['address', 'street'], cameWith.address.street) },
  links: {
    breaks: (copy) => copy.set(practice, ['links', 'booking'], 'https://booking.example/appointments'),
  },
  'links-in-pages': {
    breaks: (copy) => copy.set(reta, ['sources', 0, 'url'], 'https://journal.example/paper'),
  },
  'founder-name': { breaks: (copy) => copy.set(launch, ['founder', 'name'], 'Somebody Else') },
  'founder-credentials': { breaks: (copy) => copy.set(launch, ['founder', 'credentials'], null) },
  'founder-portrait': { breaks: (copy) => copy.set(launch, ['founder', 'portrait'], 'lake') },
  'drawn-places': { breaks: (copy) => copy.set('photos/photos.yaml', ['lake', 'drawn'], 'view') },
  reviewer: { breaks: (copy) => copy.set('treatments/semaglutide.yaml', ['reviewed', 'by'], null) },
  'review-overdue': { breaks: (copy) => copy.set(reta, ['reviewed', 'next'], '2026-11-30') },
  'review-outdated': {
    breaks: (copy) => copy.set('treatments/skin-pen.yaml', ['reviewed', 'on'], '2026-01-02'),
  },
  'review-interval': { breaks: (copy) => copy.set(reta, ['reviewed', 'next'], '2027-12-01') },
  'spanish-reviewer': {
    breaks: (copy) => {
      addSpanish(copy)
      copy.drop(`es/${reta}`, ['reviewed'])
    },
  },
  'spanish-translator': {
    breaks: (copy) => {
      addSpanish(copy)
      copy.set('es/pages/home.yaml', ['translator', 'on'], '2026-01-02')
    },
  },
  'spanish-behind': {
    breaks: (copy) => {
      addSpanish(copy)
      copy.set(reta, ['head', 'title'], 'Retatrutide, explained anew for everybody')
    },
  },
  'spanish-unused': {
    breaks: (copy) => {
      addSpanish(copy)
      copy.write('es/notices.yaml', '- en: What nobody says.\n  es: Lo que nadie dice.\n')
    },
  },
  testimonials: { breaks: (copy) => copy.set('testimonials.yaml', [3, 'sample'], true) },
  'patient-pictures': { breaks: (copy) => copy.drop(launch, ['patientPictures', 'hair']) },
  illustrations: {
    breaks: (copy) =>
      copy.set('before-after/pairs.yaml', ['hair', 'caption'], 'Illustration, not a patient.'),
  },
  'care-needs': { breaks: (copy) => copy.set(launch, ['proofs', 'care-needs'], null) },
  'shock-wave-results': { breaks: (copy) => copy.set(launch, ['proofs', 'shock-wave-results'], null) },
  claims: {
    breaks: (copy) =>
      copy.set('claims.yaml', ['quiet'], {
        text: 'The practice says nobody waits for more than five minutes.',
        caution: 'Nobody has counted that.',
        published: true,
      }),
  },
  'hours-said': {
    breaks: (copy) =>
      copy.set(home, ['sections', section(copy, 'testimonials'), 'intro'], 'Closed on Mondays.'),
  },
  'rating-shown': {
    breaks: (copy) => copy.set(home, ['sections', section(copy, 'figures'), 'figures', 0, 'value'], 4.8),
  },
  'days-counted': {
    breaks: (copy) => copy.set(home, ['sections', section(copy, 'figures'), 'figures', 2, 'value'], 7),
  },
  'samples-said': {
    breaks: (copy) =>
      copy.set(home, ['sections', section(copy, 'testimonials'), 'intro'], 'These quotes are samples.'),
  },
  'mail-said': {
    breaks: (copy) => copy.append('legal/privacy-policy.md', '\nForms are sent through EmailJS.\n'),
  },
  'place-said': {
    breaks: (copy) => {
      for (const file of listFiles(copy.root, 'posts').slice(0, 4))
        copy.append(file, '\nPeople come from all over Georgia.\n')
    },
  },
  'price-promise': {
    breaks: (copy) => {
      copy.set('treatments/estrogen.yaml', ['glance', 'prices'], [])
      copy.drop('treatments/estrogen.yaml', ['glance', 'priceText'])
    },
  },
  rating: { breaks: (copy) => copy.set(launch, ['proofs', 'rating'], null) },
  'lender-terms': { breaks: (copy) => copy.set(launch, ['proofs', 'lender-terms'], null) },
  'interest-free-alone': {
    breaks: (copy) =>
      copy.set(
        home,
        ['sections', section(copy, 'financing'), 'terms'],
        'Subject to credit approval. See the terms.',
      ),
  },
  'gaps-said': {
    breaks: (copy) => copy.set('pages/meet-us.yaml', ['sections', 1, 'fallbackMessage'], 'Still to come.'),
  },
  'not-for-sale': {
    breaks: (copy) => copy.set(launch, ['legalReview', 'not-for-sale'], null),
    also: ['legal-review'],
  },
  'education-price': {
    breaks: (copy) => copy.set(reta, ['glance', 'prices'], ['semaglutide', 'retatrutide']),
  },
  'status-fresh': {
    breaks: (copy) => copy.set(reta, ['reviewed', 'on'], '2026-08-29'),
    also: ['review-outdated'],
  },
  clearances: { breaks: (copy) => copy.set(launch, ['clearances', 'duo'], null) },
  'femilift-name': {
    breaks: (copy) => copy.set('treatments/alma-femi-lift.yaml', ['name'], 'ALMA FemiLift'),
  },
  'legal-review': { breaks: (copy) => copy.set(launch, ['legalReview', 'membership'], null) },
  'law-unwritten': { breaks: (copy) => copy.set(lawFile(cameWith), ['membership', 'text'], null) },
  'legal-review-outdated': {
    breaks: (copy) => copy.set(launch, ['legalReview', 'privacy-and-terms', 'on'], '2025-01-02'),
  },
  'sms-consent': {
    breaks: (copy) => {
      copy.set(practice, ['smsConsent'], 'required')
      copy.set(launch, ['legalReview', 'text-messages'], null)
    },
    also: ['legal-review'],
  },
  mail: { breaks: () => {}, env: {} },
  'emailjs-ids': { breaks: (copy) => copy.set('mail.yaml', ['origin'], 'https://api.emailjs.com') },
  analytics: { breaks: (copy) => copy.set(launch, ['analytics'], 'on') },
  'financing-widget': { breaks: (copy) => copy.set('integrations.yaml', ['financing', 'slug'], null) },
  questions: { breaks: (copy) => copy.set(launch, ['questions', 'sunday', 'answer'], null) },
}

/** Where the home page has its section of this kind. */
export function section(copy: ContentCopy, block: string): number {
  return parse(copy.read(home)).sections.findIndex((one: { block: string }) => one.block === block)
}
