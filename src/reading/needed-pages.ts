import type { Language } from '#lib/language.ts'
import type { PageSource } from './addresses.ts'
import type { Problem } from './content-error.ts'

/** Pages that the site's own frame and forms lead to. Every other page may come and go. */
export const neededPages: ReadonlySet<string> = new Set([
  'pages/home.yaml',
  'pages/contact.yaml',
  'pages/blog.yaml',
  'pages/prices.yaml',
  'pages/search.yaml',
  'pages/thanks/message.yaml',
  'pages/thanks/newsletter.yaml',
  'pages/thanks/resume.yaml',
  'legal/privacy-policy.md',
  'legal/terms-and-conditions.md',
])

/** A second language may do without these: its pages then lead to the English ones. */
const englishIsEnough = new Set(['pages/contact.yaml', 'pages/blog.yaml', 'pages/prices.yaml'])

export function missingPages(pages: PageSource[], language: Language): Problem[] {
  const there = new Set(pages.map(({ source }) => source.file))
  return [...neededPages]
    .filter((file) => language === 'en' || !englishIsEnough.has(file))
    .map((file) => (language === 'en' ? file : `es/${file}`))
    .filter((file) => !there.has(file))
    .map((file) => ({ file, field: '', message: 'the site needs this page' }))
}
