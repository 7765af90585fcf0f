/** The languages of the site. English is the first: a page is written in it before it is written in another. */
export type Language = 'en' | 'es'

/** As HTML and Intl name them: both as they are spoken in the United States, so that sums look alike. */
export const localeTags: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** '/es/semaglutide' -> 'es' */
export function languageOf(address: string): Language {
  return /^\/es(?=[/?#]|$)/.test(address) ? 'es' : 'en'
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

/** Where the links of a Spanish page lead: pages that are written in Spanish, and their sections' names there. */
export type SpanishPages = {
  own: readonly string[]
  /** '/prices#every-price' -> 'todos-los-precios' */
  anchors: Readonly<Record<string, string>>
}

/** What a component must know of the page's language. */
export type Locale = { language: Language; spanishPages?: SpanishPages }

/** Content and components name a page as every language does: '/contact?about=duo' -> '/es/contact?about=duo'. */
export function spanishHref(href: string, { own, anchors }: SpanishPages): string {
  const [path = ''] = href.split(/[?#]/)
  if (!own.includes(path)) return href
  const [query = '', anchor] = href.slice(path.length).split('#')
  const section = anchor === undefined ? '' : `#${anchors[`${path}#${anchor}`] ?? anchor}`
  return addressIn('es', path) + query + section
}

export function isOnlyEnglish(href: string): boolean {
  return href.startsWith('/') && languageOf(href) === 'en'
}

/** The way from a page to the other language: the same page where it exists there, else the nearest one there. */
export type OtherLanguage = { href: string; exists: boolean }
