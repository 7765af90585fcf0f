/** The languages of the site. English is the first: a page is written in it before it is written in another. */
export type Language = 'en' | 'es'

/** As HTML and Intl name them: both as they are spoken in the United States, so that sums look alike. */
export const tags: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** '/es/semaglutide' -> 'es' */
export function languageOf(address: string): Language {
  return /^\/es(?=\/|$)/.test(address) ? 'es' : 'en'
}

/** '/es/semaglutide' -> '/semaglutide': the name that a page has in every language. */
export function bareAddress(address: string): string {
  return languageOf(address) === 'en' ? address : address.slice('/es'.length) || '/'
}

/** '/semaglutide' -> '/es/semaglutide', '/' -> '/es' */
export function addressIn(language: Language, bare: string): string {
  if (language === 'en') return bare
  return bare === '/' ? '/es' : `/es${bare}`
}
