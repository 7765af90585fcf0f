import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '../../../src/lib/dates.ts'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'

export function fillLists(copy: ContentCopy): void {
  const { timeZone } = copy.data('practice.yaml') as { timeZone: string }
  const inDays = (count: number) => dayIn(timeZone, new Date(Date.now() + count * 86_400_000))
  write(copy, 'announcements.yaml', [
    {
      text: 'We may close early because of the storm. [Write to us](/contact).',
      tone: 'alert',
      from: inDays(0),
      until: inDays(2),
      link: { text: 'See our prices', to: '/prices' },
    },
    { text: 'Our doors open an hour earlier this week.', from: inDays(5), until: inDays(9) },
    { text: 'This was over before the build.', from: inDays(-9), until: inDays(-1) },
  ])
  copy.set('practice.yaml', 'specialHours', [
    { note: 'A short day', from: inDays(10), opens: '09:00', closes: '11:00' },
    { note: 'A holiday', from: inDays(3), until: inDays(4) },
    { note: 'A day gone by', from: inDays(-3) },
  ])
  copy.set('practice.yaml', 'links.portal', { label: 'Patient portal', url: 'https://portal.example/' })
  copy.set('practice.yaml', 'speaksSpanish', true)
  fillProviders(copy)
  const pdf = 'new-patient.pdf'
  cpSync(join(import.meta.dirname, pdf), join(copy.root, 'downloads', pdf))
  write(copy, 'downloads.yaml', [
    { title: 'New patient form', about: 'Please bring it to your first visit.', file: pdf },
  ])
  const [quote] = copy.data('testimonials.yaml') as object[]
  copy.set('testimonials.yaml', '[0]', { ...quote, ...review })
  write(copy, 'specials.yaml', [
    { title: 'A talk about sleep', text: 'Twenty minutes, for members.', from: inDays(0), until: inDays(4) },
    {
      title: 'Join before the year ends',
      text: 'The first talk is on us.',
      price: 'membership',
      from: inDays(0),
      until: inDays(20),
      button: { text: 'Ask about it', to: 'contact' },
    },
  ])
  copy.set('pages/employers.yaml', 'published', true)
  copy.set('navigation.yaml', 'footer.links[0]', { page: '/employers' })
}

const review = {
  sample: false,
  source: 'Google',
  sourceUrl: 'https://reviews.example/1',
  date: '2026-03-03',
  consentOnFile: true,
}

function fillProviders(copy: ContentCopy): void {
  const [first, second] = Object.keys(copy.data('photos/photos.yaml') as object)
  write(copy, 'providers.yaml', [
    {
      name: 'Ada Sample',
      credentials: 'APRN, FNP-C',
      role: 'Nurse practitioner',
      founder: true,
      license: 'APRN 0000001',
      photo: first,
      languages: ['English'],
      training: 'Sample University',
      years: 12,
      cares: 'I listen first.',
    },
    {
      name: 'Ben Sample',
      credentials: 'RN',
      role: 'Registered nurse',
      license: 'RN 0000002',
      photo: second,
      languages: ['English', 'Spanish'],
    },
  ])
}

function write(copy: ContentCopy, file: string, entries: object[]): void {
  copy.write(file, JSON.stringify(entries, null, 2))
}
