import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const practice = 'practice.yaml'
const photos = 'photos/photos.yaml'
const logo = 'brand/logo.svg'
const announcement = { text: 'We are closed today.', from: '2099-12-24', until: '2099-12-26' }
const holiday = { note: 'A holiday', from: '2099-12-24', until: '2099-12-26' }
const provider = {
  name: 'Ada Sample',
  credentials: 'APRN',
  role: 'Nurse practitioner',
  license: 'APRN 0000001',
  photo: 'heron',
  languages: ['English'],
}

const without = (file: string) => (copy: ContentCopy) => copy.remove(file)
const written = (file: string, text: string) => (copy: ContentCopy) => copy.write(file, text)
/** A list that a practice fills; it may be empty today. */
const list = (file: string, ...entries: object[]) => written(file, JSON.stringify(entries))
const drawn = (shapes: string, box = '0 0 48 48') =>
  written(logo, `<svg viewBox="${box}" fill="none" stroke="currentColor">${shapes}</svg>`)

testBrokenCases({
  'announcements.yaml': [
    ['[0].until', list('announcements.yaml', { ...announcement, until: '2099-12-23' }), /^must be the first/],
    ['[0].text', list('announcements.yaml', { ...announcement, text: '[this](/no-such).' }), /dead link/],
  ],
  'providers.yaml': [
    ['[1].founder', list('providers.yaml', provider, { ...provider, founder: true }), /stands first/],
  ],
  'downloads.yaml': [
    ['[0].file', list('downloads.yaml', { title: 'A form', file: 'gone.pdf' }), /unknown document/],
  ],
  'downloads/New Patient.PDF': [
    ['file name', written('downloads/New Patient.PDF', '%PDF-1.7'), /small letters, digits and hyphens/],
  ],
  'downloads/form.pdf': [['file name', written('downloads/form.pdf', '<html>'), /is not a PDF/]],
  'testimonials.yaml': [['[2].sample', false, /needs source, date and consentOnFile/, '[2]']],
  [practice]: [
    ['', without(practice), /this file is missing/],
    ['specialHours', [holiday, { ...holiday, from: '2099-12-26' }], /2099-12-26 stands in two entries/],
    ['specialHours', [{ ...holiday, opens: '09:00' }], /belong together/, 'specialHours[0].closes'],
    ['specialHours', [{ ...holiday, from: '2099-02-30' }], /^must be a day such as /, 'specialHours[0].from'],
    ['phone.href', '(352) 555-0142', /must be a number such as/],
    ['phone.display', '(999) 555-0143', /people read \(999\) 555-0143, but phones dial \+1\d+/],
    ['timeZone', 'America/Nowhere', /must be a time zone/],
    ['address.region', 'XX', /^must be the two letters of a state$/],
    ['hours[0].opens', '25:00', /must be a time such as/],
    ['hours[0]', { days: ['monday'], opens: '20:00', closes: '02:00' }, /after opens/, 'hours[0].closes'],
    ['closed', ['monday', 'saturday', 'sunday'], /(?:monday|saturday|sunday) is both open and closed/],
    ['closed', [], /is neither open nor closed/, 'hours'],
  ],
  'law/new-york.yaml': [
    ['', (copy: ContentCopy) => copy.set(practice, 'address.region', 'NY'), /^this file is missing$/],
  ],
  'prices.yaml': [
    ['membership.amount', -9900, /must be more than 0/],
    ['membership.amount', 99.5, /whole number/],
    ['membership.amount', '$99', /must be a number/],
    ['membership.page', '/join', /there is no page at \/join/],
  ],
  [photos]: [
    ['hero.alt', undefined, /field is missing/],
    ['hero.alt', 'photo', /describe in a few words/],
    ['hero.subject', 140, /must be 90 or less/],
    ['hero.tall', undefined, /this picture has no entry/, 'photos/tall/hero.jpg'],
    ['photos/extra.jpg', written('photos/extra.jpg', 'jpeg'), /this picture has no entry/],
    ['hero.file', without('photos/hero.jpg'), /no picture content\/photos\/hero\.jpg/],
    ['hero.tall', without('photos/tall/hero.jpg'), /no picture content\/photos\/tall/],
  ],
  'films/films.yaml': [['hero.file', without('films/hero.mp4'), /there is no film/]],
  [logo]: [
    ['script', drawn('<script>alert(1)</script>'), /^may have only lines and shapes: path, /],
    ['fill', drawn('<path fill="#fff" d="M4 4h40"/>'), /^must be currentColor or none, not #fff/],
    ['viewBox', drawn('<path d="M4 4h4"/>', '0 0 24 24'), /^must be "0 0 48 48"$/],
    ['', written(logo, 'A bird.'), /^must be one drawing/],
  ],
  'drips.yaml': [
    ['[6].price', (copy: ContentCopy) => copy.set('prices.yaml', 'drip-iron.published', false), /drip-iron/],
  ],
  'evidence.yaml': [
    ['counts.semaglutide-nausea.work', 'step9', /unknown work "step9"/],
    ['counts.semaglutide-nausea.treated', 144, /must not be more than "of"/, 'counts.semaglutide-nausea'],
  ],
})
