import type { Language } from '#lib/language.ts'
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

/** Where a second language begins, where its forms and its search end, and what its forms ask to agree to. */
const neededInSpanish = [
  'es/pages/home.yaml',
  'es/pages/search.yaml',
  'es/pages/thanks/message.yaml',
  'es/pages/thanks/newsletter.yaml',
  'es/pages/thanks/resume.yaml',
  'es/legal/privacy-policy.md',
  'es/legal/terms-and-conditions.md',
]

export function missingPages(files: Iterable<string>, language: Language): Problem[] {
  const there = new Set(files)
  return [...(language === 'en' ? neededPages : neededInSpanish)]
    .filter((file) => !there.has(file))
    .map((file) => ({ file, field: '', message: 'the site needs this page' }))
}
