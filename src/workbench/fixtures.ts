import type { PageSummary } from '#lib/model/page.ts'
import type { Film, Photo } from '#lib/model/photo.ts'
import type { Period } from '#lib/periods.ts'
import type { Portal, Practice } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import heroFilm from '../../content/films/hero.mp4?url'

/** In the site only content-model creates Html, from Markdown. */
export function html(text: string): Html {
  return text as Html
}

export const sentence = html('Bring your questions and a list of what you take; we go through both together.')

export const paragraphs = html(
  '<p>A visit lasts as long as it needs to. We listen first, then examine, then talk about what makes sense.</p>' +
    '<p>You can <a href="/contact">write to us</a> before it. <strong>For an emergency call 911.</strong></p>',
)

export const longTitle =
  'What happens between the first conversation, the laboratory results and the follow-up visit three months later'

export const longSentence = html(
  'Laboratory work is ordered before anything is prescribed, the results are explained in plain words at a visit of their own, and nobody is asked to decide on the same day: a plan is written down, priced and sent along, so that it can be read again at home and compared with others.',
)

export const longWord = 'Dehydroepiandrosterone-sulfate'

export const photo: Photo = {
  id: 'sample',
  alt: 'Drawing of a sun over a plinth',
  focus: 'center',
  picture: { src: placeholderImage('#f4ecdf', '#c9a15a'), width: 1440, height: 960, files: [] },
}

export const otherPhoto: Photo = {
  id: 'other-sample',
  alt: 'Drawing of a moon over a plinth',
  focus: 'right',
  picture: { src: placeholderImage('#dde4d8', '#9fb09a'), width: 1440, height: 960, files: [] },
}

export const pageSummary: PageSummary = {
  address: '/telemedicine',
  name: 'Telemedicine',
  purpose: 'Visits by video, where they are enough.',
  family: 'primary-care',
  photo,
}
export const film: Film = {
  id: 'sample',
  src: heroFilm,
  poster: photo,
  text: 'Leaf shadows move over glass vials',
}

export const internalAction: Action = { text: 'Ask a question', href: '/contact', external: false }
export const externalAction: Action = {
  text: 'Book a visit',
  href: 'https://booking.sample.example/appointments',
  external: true,
}
export const longAction: Action = {
  text: 'Request an appointment for a first conversation by telephone',
  href: '/contact',
  external: false,
}

export const price: Price = {
  id: 'sample',
  name: 'Sample treatment',
  amount: 9900,
  unit: 'per-month',
  page: '/prices',
  group: 'drips',
  offered: true,
  ongoing: true,
}

export const fullPrice: Price = {
  ...price,
  id: 'sample-full',
  name: `Sample treatment with ${longWord}`,
  amount: 125_050,
  unit: 'six-treatments',
  detail: '2.5 and 5 mg',
  condition: 'with another plan',
  note: 'Not yet commercially available. Shown so that a long note has its place.',
}

export const always: Period = { starts: 0, ends: Date.UTC(2100, 0), startedBeforeBuild: true }
export const later: Period = { starts: Date.UTC(2100, 0), ends: Date.UTC(2101, 0), startedBeforeBuild: false }

export const portal: Portal = { label: 'Patient portal', url: 'https://portal.sample.example' }

export const practice: Practice = {
  name: 'Sample Direct Care & Wellness',
  shortName: 'Sample',
  clinician: 'nurse practitioner',
  region: 'Sample County',
  logo: '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="24" cy="24" r="16"/></g>' as Html,
  tagline: 'A sample of a practice',
  origin: 'https://sample.example',
  phone: { display: '(202) 555-0100', href: '+12025550100' },
  email: 'hello@sample.example',
  address: { street: '1 Sample Street', city: 'Lindburg', region: 'NY', postalCode: '12207' },
  geo: { latitude: 42.65, longitude: -73.75 },
  mapLink: 'https://www.openstreetmap.org/search?query=Albany%2C%20NY',
  timeZone: 'America/New_York',
  hours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '00:00', closes: '24:00' },
    { days: ['saturday'], opens: '09:00', closes: '13:00' },
  ],
  closed: ['sunday'],
  specialHours: [],
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/sample-example' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/sample.example' },
    { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@sample.example' },
  ],
  links: {
    booking: 'https://booking.sample.example/appointments',
    enrollment: 'https://booking.sample.example/enroll',
    sisterSite: { label: 'Sister site', url: 'https://sister.sample.example' },
    financingApply: 'https://booking.sample.example/financing',
    licenseLookup: 'https://license.sample.example',
  },
  towns: ['Lindburg', 'Eastis'],
  rating: { value: 5, count: 1, publish: false },
  smsConsent: 'required',
  discountStatement: true,
  speaksSpanish: false,
  copyrightSince: 2025,
}

export function times<Thing>(count: number, make: (number: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

function placeholderImage(color: string, disc: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960"><path fill="${color}" d="M0 0h1440v960H0z"/>` +
    `<circle cx="980" cy="380" r="190" fill="${disc}"/><path fill="#e7dac6" d="M680 570h600v390H680z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
