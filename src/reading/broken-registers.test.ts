import { testBrokenCases } from './testing/broken-cases.ts'

const practice = 'practice.yaml'
const photos = 'photos/photos.yaml'
const announcement = { text: 'We are closed today.', from: '2099-12-24', until: '2099-12-26' }
const special = { ...announcement, title: 'A special' }
const holiday = { note: 'A holiday', from: '2099-12-24', until: '2099-12-26' }
const provider = {
  name: 'Ada Sample',
  credentials: 'APRN',
  role: 'Nurse practitioner',
  license: 'APRN 0000001',
  photo: 'heron',
  languages: ['English'],
}
const aspirin = { name: 'Aspirin', amount: 100, unit: 'once', page: '/prices', group: 'injections' }

/** Lists that a practice fills; they may be empty today. */
const entries: [file: string, list: object[], field: string, says: RegExp][] = [
  [
    'announcements.yaml',
    [{ ...announcement, until: '2099-12-23' }],
    '[0].until',
    /^must be the first day or/,
  ],
  ['announcements.yaml', [{ ...announcement, until: undefined }], '[0].until', /^this is missing$/],
  ['announcements.yaml', [{ ...announcement, text: 'See [this](/no-such).' }], '[0].text', /dead link/],
  ['specials.yaml', [{ ...special, text: ' ' }], '[0].text', /^this is empty$/],
  ['specials.yaml', [{ ...special, price: 'bargain' }], '[0].price', /unknown price "bargain"/],
  ['providers.yaml', [{ ...provider, languages: [] }], '[0].languages', /^at least 1 language$/],
  ['providers.yaml', [provider, { ...provider, founder: true }], '[1].founder', /the founder stands first/],
  ['downloads.yaml', [{ title: 'A form', file: 'gone.pdf' }], '[0].file', /unknown document "gone.pdf"/],
  ['testimonials.yaml', [], '', /^at least 1 quote$/],
]

testBrokenCases(
  {
    [practice]: [
      [
        'specialHours',
        [holiday, { note: 'Another', from: '2099-12-26' }],
        /2099-12-26 stands in two entries/,
      ],
      [
        'specialHours',
        [{ note: 'A short day', from: '2099-12-24', opens: '09:00' }],
        /opens and closes belong together/,
        'specialHours[0].closes',
      ],
      [
        'specialHours',
        [{ note: 'A holiday', from: '2099-02-30' }],
        /^must be a day such as /,
        'specialHours[0].from',
      ],
      ['phone.href', '(352) 555-0142', /must be a number such as/],
      ['phone.display', '(999) 555-0143', /people read \(999\) 555-0143, but phones dial \+1\d+/],
      ['timeZone', 'America/Nowhere', /must be a time zone/],
      ['hours[0].opens', '25:00', /must be a time such as/],
      ['closed', ['monday', 'saturday', 'sunday'], /(?:monday|saturday|sunday) is both open and closed/],
      ['closed', [], /is neither open nor closed/, 'hours'],
      ['social[0].network', 'myspace', /^must be linkedin, instagram, .* or yelp$/],
    ],
    'prices.yaml': [
      ['membership.amount', -9900, /must be more than 0/],
      ['membership.amount', 99.5, /whole number/],
      ['membership.amount', '$99', /must be a number/],
      ['membership.unit', 'fortnight', /must be .* or /],
      ['membership.page', '/join', /there is no page at \/join/],
      ['aspirin', aspirin, /no page shows this price/],
    ],
    [photos]: [
      ['hero.alt', undefined, /this is missing/],
      ['hero.alt', 'photo', /alt text must say what is shown/],
      ['hero.alt', 'A vial of natural Ozempic on a stone', /natural Ozempic/],
      ['hero.subject', 140, /must be 90 or less/],
      ['hero.tall', undefined, /no entry, so no alt text/, 'photos/tall/hero.jpg'],
    ],
    'films/films.yaml': [['hero.poster', 'sunset', /unknown photo "sunset"/]],
    'before-after/pairs.yaml': [['tone.after', 'sunset', /unknown photo "sunset"/]],
    'drips.yaml': [['[0].description', 'A hangover cure in 45 minutes.', /hangover cure/]],
    'testimonials.yaml': [['[2].sample', false, /needs source, date and consentOnFile/, '[2]']],
    'evidence.yaml': [
      ['counts.semaglutide-nausea.work', 'step9', /unknown work "step9"/],
      ['counts.semaglutide-nausea.with', 144, /more people than there were/, 'counts.semaglutide-nausea'],
      ['works.step1.url', 'https://peptideworld.example/step1', /a peptide site is no source/],
      ['measures.semaglutide-loss.mark', 'maybe', /must be/],
    ],
  },
  [
    ...entries.map(([file, list, field, says]) => ({
      what: `${file}: ${field} ${says}`,
      breaks: (copy: { write: (file: string, text: string) => void }) =>
        copy.write(file, JSON.stringify(list)),
      file,
      field,
      says,
    })),
    {
      what: 'closing before opening',
      breaks: (copy) => {
        copy.set(practice, ['hours', 0, 'opens'], '20:00')
        copy.set(practice, ['hours', 0, 'closes'], '02:00')
      },
      file: practice,
      field: 'hours[0].closes',
      says: /after opens/,
    },
    {
      what: 'a practice without its file',
      breaks: (copy) => copy.remove(practice),
      file: practice,
      field: '',
      says: /this file is missing/,
    },
    {
      what: 'a form whose name cannot be an address',
      breaks: (copy) => copy.write('downloads/New Patient.PDF', '%PDF-1.7'),
      file: 'downloads/New Patient.PDF',
      field: 'file name',
      says: /small letters, digits and hyphens/,
    },
    {
      what: 'a picture without an entry',
      breaks: (copy) => copy.write('photos/extra.jpg', 'jpeg'),
      file: photos,
      field: 'photos/extra.jpg',
      says: /no entry, so no alt text/,
    },
    ...[
      {
        gone: 'photos/hero.jpg',
        file: photos,
        field: 'hero.file',
        says: /no picture content\/photos\/hero\.jpg/,
      },
      {
        gone: 'photos/tall/hero.jpg',
        file: photos,
        field: 'hero.tall',
        says: /no picture content\/photos\/tall/,
      },
      { gone: 'films/hero.mp4', file: 'films/films.yaml', field: 'hero.file', says: /there is no film/ },
    ].map(({ gone, ...named }) => ({
      what: `${gone} is gone`,
      breaks: (copy: { remove: (file: string) => void }) => copy.remove(gone),
      ...named,
    })),
  ],
)
