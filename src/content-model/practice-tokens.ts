import type { Language } from '#lib/language.ts'
import { daysInWords } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import { stateName } from '#lib/states.ts'
import { wordsIn } from '#lib/words/words.ts'

export function practiceTokens(practice: Practice, language: Language): Record<string, string> {
  const { address, phone, email, rating } = practice
  return {
    ...nameTokens(practice, language),
    address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
    phone: `[${phone.display}](tel:${phone.href})`,
    email: `[${email}](mailto:${email})`,
    rating: rating.value.toFixed(1),
    reviews: String(rating.count),
  }
}

export function fillNames(text: string, practice: Practice, language: Language): string {
  const names = nameTokens(practice, language)
  const filled = text.replaceAll(/\{([a-z]+)\}/g, (token, name: string) => names[name] ?? token)
  return contractArticles(filled, language)
}

/** "de el condado" becomes "del condado", but not before a name that begins with "El". */
export function contractArticles(text: string, language: Language): string {
  return language === 'es' ? text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu, '$1l') : text
}

/** Tokens without markup, which titles and descriptions may have too. */
function nameTokens(practice: Practice, language: Language): Record<string, string> {
  const { name, shortName, clinician, address, region, phone, towns, hours, closed } = practice
  const { hours: words, locale } = wordsIn(language)
  const openDays = hours.flatMap(({ days }) => days)
  return {
    practice: name,
    short: shortName,
    clinician,
    city: address.city,
    state: stateName(address.region) ?? address.region,
    st: address.region,
    region,
    towns: new Intl.ListFormat(locale).format(towns),
    days: daysInWords(openDays, words, locale),
    closed: daysInWords(closed, words, locale),
    area: phone.href.replace(/^\+1(\d{3}).*/, '$1'),
  }
}
