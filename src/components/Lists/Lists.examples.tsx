import {
  always,
  html,
  internalAction,
  later,
  longSentence,
  longTitle,
  times,
  otherPhoto,
  externalAction,
  paragraphs,
  photo,
  practice,
  price,
  sentence,
} from '#workbench/fixtures.ts'
import type { Site } from '#content-model/site.ts'
import type { SpecialHoursProps } from './Lists.Dated.tsx'
import type { DownloadsProps, ProvidersProps, SpecialsProps } from './Lists.tsx'

const storm: Site['announcements'][number] = {
  text: html('We are closed on Wednesday because of the storm.'),
  tone: 'alert',
  from: '2026-11-17',
  until: '2099-12-31',
  period: always,
}
export const Announcements = {
  none: { announcements: [] },
  alert: { announcements: [storm] },
  calm: {
    announcements: [
      { ...storm, tone: 'calm', text: html('A new clinician starts on Monday.'), link: internalAction },
    ],
  },
  'longest-text': {
    announcements: [
      { ...storm, text: longSentence, link: internalAction },
      { ...storm, tone: 'calm', from: '2026-11-18', text: longSentence },
    ],
  },
} satisfies Record<string, Pick<Site, 'announcements'>>

const closed = { note: 'Thanksgiving', from: '2099-11-26', until: '2099-11-27' }
const short = {
  note: 'Christmas Eve',
  from: '2099-12-24',
  until: '2099-12-24',
  opens: '08:00',
  closes: '12:00',
}
export const SpecialHours = {
  none: { practice },
  some: { practice: { ...practice, specialHours: [closed, short] } },
  'longest-text': { practice: { ...practice, specialHours: [{ ...closed, note: longTitle }] } },
} satisfies Record<string, SpecialHoursProps>

const special: Site['specials'][number] = {
  title: 'A sample special',
  text: sentence,
  from: '2026-11-17',
  until: '2099-12-31',
  period: always,
}
const specials = { id: 'specials', title: 'This month' }
export const Specials = {
  one: { ...specials, specials: [special] },
  several: {
    ...specials,
    intro: sentence,
    specials: [
      { ...special, price, button: internalAction },
      { ...special, title: 'Another special' },
      { ...special, title: 'A special to come', period: later },
    ],
  },
  'longest-text': {
    ...specials,
    title: longTitle,
    specials: [{ ...special, title: longTitle, text: longSentence }],
  },
} satisfies Record<string, SpecialsProps>

const founder: ProvidersProps['providers'][number] = {
  name: 'Sample Founder',
  credentials: 'APRN, FNP-C',
  role: 'Nurse practitioner',
  founder: true,
  sample: false,
  license: 'APRN 0000000',
  training: 'Sample University, nurse practitioner program',
  years: 12,
  photo,
  languages: ['English', 'Spanish'],
  cares: paragraphs,
  expect: paragraphs,
}
const providers = { id: 'providers', title: 'Who looks after you' }
export const Providers = {
  founder: { ...providers, providers: [founder], button: externalAction },
  sample: {
    ...providers,
    providers: [
      { ...founder, sample: true, name: null, credentials: null, license: null, training: null, years: null },
    ],
  },
  several: {
    ...providers,
    intro: sentence,
    providers: [
      founder,
      ...times(3, (number) => ({
        ...founder,
        name: `Sample ${number}`,
        founder: false,
        photo: otherPhoto,
        cares: undefined,
        expect: undefined,
        languages: ['English'],
      })),
    ],
  },
  'longest-text': {
    ...providers,
    title: longTitle,
    providers: [{ ...founder, name: longTitle, cares: longSentence }],
  },
} satisfies Record<string, ProvidersProps>

const form: DownloadsProps['downloads'][number] = {
  title: 'New patient form',
  about: sentence,
  document: { file: 'new-patient.pdf', bytes: 184_200 },
}
const downloads = { id: 'downloads', title: 'Forms to bring' }
export const Downloads = {
  one: { ...downloads, downloads: [form] },
  many: {
    ...downloads,
    intro: sentence,
    downloads: times(4, (number) => ({
      title: `Form ${number}`,
      document: { file: `form-${number}.pdf`, bytes: 2_400_000 },
    })),
  },
  'longest-text': {
    ...downloads,
    title: longTitle,
    downloads: [{ ...form, title: longTitle, about: longSentence }],
  },
} satisfies Record<string, DownloadsProps>
