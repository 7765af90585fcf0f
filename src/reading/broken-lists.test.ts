import { testBrokenCases } from './testing/broken-cases.ts'
import type { ContentCopy } from './testing/content-copy.ts'

const practice = 'practice.yaml'
const announcement = { text: 'We are closed today.', from: '2099-12-24', until: '2099-12-26' }
const provider = {
  name: 'Ada Sample',
  credentials: 'APRN',
  role: 'Nurse practitioner',
  license: 'APRN 0000001',
  photo: 'lake',
  languages: ['English'],
}
const write = (file: string, entry: object) => (copy: ContentCopy) =>
  copy.write(file, JSON.stringify([entry]))
const special = (entry: object) => (copy: ContentCopy) => copy.set(practice, ['specialHours'], [entry])

testBrokenCases('a broken entry of a list that a practice fills stops the build', [
  {
    what: 'an announcement that ends before it begins',
    breaks: write('announcements.yaml', { ...announcement, until: '2099-12-23' }),
    file: 'announcements.yaml',
    field: '[0].until',
    says: /^must be the first day or a later one$/,
  },
  {
    what: 'an announcement without an end',
    breaks: write('announcements.yaml', { ...announcement, until: undefined }),
    file: 'announcements.yaml',
    field: '[0].until',
    says: /^this is missing$/,
  },
  {
    what: 'an announcement that links to nothing',
    breaks: write('announcements.yaml', { ...announcement, text: 'See [this](/no-such-page).' }),
    file: 'announcements.yaml',
    field: '[0].text',
    says: /dead link/,
  },
  {
    what: 'a special without words',
    breaks: write('specials.yaml', { ...announcement, title: 'A special', text: ' ' }),
    file: 'specials.yaml',
    field: '[0].text',
    says: /^this is empty$/,
  },
  {
    what: 'a special at a price nobody set',
    breaks: write('specials.yaml', { ...announcement, title: 'A special', price: 'bargain' }),
    file: 'specials.yaml',
    field: '[0].price',
    says: /unknown price "bargain"/,
  },
  {
    what: 'a provider without a language',
    breaks: write('providers.yaml', { ...provider, languages: [] }),
    file: 'providers.yaml',
    field: '[0].languages',
    says: /^at least 1 language$/,
  },
  {
    what: 'a founder who does not stand first',
    breaks: (copy) =>
      copy.write('providers.yaml', JSON.stringify([provider, { ...provider, founder: true }])),
    file: 'providers.yaml',
    field: '[1].founder',
    says: /the founder stands first/,
  },
  {
    what: 'a form whose file is not there',
    breaks: write('downloads.yaml', { title: 'A form', file: 'gone.pdf' }),
    file: 'downloads.yaml',
    field: '[0].file',
    says: /unknown document "gone.pdf"/,
  },
  {
    what: 'a form whose name cannot be an address',
    breaks: (copy) => copy.write('downloads/New Patient.PDF', '%PDF-1.7'),
    file: 'downloads/New Patient.PDF',
    field: 'file name',
    says: /small letters, digits and hyphens/,
  },
  {
    what: 'special hours that only begin',
    breaks: special({ note: 'A short day', from: '2099-12-24', opens: '09:00' }),
    file: practice,
    field: 'specialHours[0].closes',
    says: /opens and closes belong together/,
  },
  {
    what: 'two special hours for one day',
    breaks: (copy) =>
      copy.set(
        practice,
        ['specialHours'],
        [
          { note: 'A holiday', from: '2099-12-24', until: '2099-12-26' },
          { note: 'Another', from: '2099-12-26' },
        ],
      ),
    file: practice,
    field: 'specialHours',
    says: /2099-12-26 stands in two entries/,
  },
  {
    what: 'a day that is no day',
    breaks: special({ note: 'A holiday', from: '2099-02-30' }),
    file: practice,
    field: 'specialHours[0].from',
    says: /^must be a day such as /,
  },
  {
    what: 'a button to a portal that is not there',
    breaks: (copy) => copy.set('pages/first-visit.yaml', ['banner', 'button', 'to'], 'portal'),
    file: 'pages/first-visit.yaml',
    field: 'banner.button.to',
    says: /names no portal/,
  },
  {
    what: 'a fault in a page that is kept for later',
    breaks: (copy) => {
      copy.set('pages/careers.yaml', ['published'], false)
      copy.set('pages/careers.yaml', ['family'], 'jobs')
    },
    file: 'pages/careers.yaml',
    field: 'family',
    says: /must be /,
  },
])
