/** English pages come first; Spanish ones are translations. */
export type Language = 'en' | 'es'

/** Both as used in the United States, so that money is formatted alike. */
export const localeTags: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** '/es/semaglutide' -> 'es' */
export function languageOf(address: string): Language {
  return /^\/es(?=[/?#]|$)/.test(address) ? 'es' : 'en'
}

/** '/es/semaglutide' -> '/semaglutide' */
export function bareAddress(address: string): string {
  return languageOf(address) === 'en' ? address : address.slice('/es'.length) || '/'
}

/** '/semaglutide' -> '/es/semaglutide', '/' -> '/es' */
export function addressIn(language: Language, bare: string): string {
  if (language === 'en') return bare
  return bare === '/' ? '/es' : `/es${bare}`
}

/** The pages that exist in Spanish, and the ids of their sections there. */
export type SpanishPages = {
  translatedAddresses: readonly string[]
  /** '/prices#every-price' -> 'todos-los-precios' */
  anchors: Readonly<Record<string, string>>
}

export type LanguageContext = { language: Language; spanishPages?: SpanishPages }

/** '/contact?about=duo' -> '/es/contact?about=duo' if the page exists in Spanish. */
export function spanishHref(href: string, { translatedAddresses, anchors }: SpanishPages): string {
  const [path = ''] = href.split(/[?#]/)
  if (!translatedAddresses.includes(path)) return href
  const [query = '', anchor] = href.slice(path.length).split('#')
  const section = anchor === undefined ? '' : `#${anchors[`${path}#${anchor}`] ?? anchor}`
  return addressIn('es', path) + query + section
}

export function isOnlyEnglish(href: string): boolean {
  return href.startsWith('/') && languageOf(href) === 'en'
}

/** The page in the other language if it `exists`, otherwise a related page. */
export type OtherLanguage = { href: string; exists: boolean }
