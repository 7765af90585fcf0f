import { familyPages } from '#lib/families.ts'
import { addressIn, bareAddress } from '#lib/language.ts'
import type { OtherLanguage } from '#lib/other-language.ts'
import type { Site } from '#reading/site.ts'

/** Where the switch of a page leads; undefined on a site of one language. */
export function languageSwitch(site: Site, address?: string): OtherLanguage | undefined {
  if (site.languages.length < 2) return undefined
  const bare = bareAddress(address ?? '/')
  if (site.language === 'es') return { href: bare, exists: address !== undefined }
  const exists = address !== undefined && site.spanishPages.has(bare)
  return { href: addressIn('es', exists ? bare : nearestSpanish(site, bare)), exists }
}

/** The overview of the page's section where that is written in Spanish, else the home page. */
function nearestSpanish({ previews, spanishPages }: Site, bare: string): string {
  const family = previews.get(bare)?.family
  const overview = bare.startsWith('/blog/') ? '/blog' : family && familyPages[family]
  return overview && spanishPages.has(overview) ? overview : '/'
}
