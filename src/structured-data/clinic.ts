import { localeTags } from '#lib/language.ts'
import type {
  DayOfWeek,
  MedicalClinic,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  WebSite,
} from 'schema-dts'
import { formatPrice } from '#lib/money.ts'
import type { Practice, Weekday } from '#lib/model/practice.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'
import { slug } from '#lib/slug.ts'

/** `isWhole` on the home and contact pages. The rating and the price range are on the home page only. */
export function clinicNode(
  { practice, prices, language }: Site,
  shown: { isHome: boolean; isWhole: boolean; founder?: NamedProvider | undefined },
): MedicalClinic {
  const { origin, rating } = practice
  const refs = refsOf(origin)
  const membership = shown.isHome && prices.find(({ id }) => id === 'membership')
  return {
    '@type': 'MedicalClinic',
    ...refs.clinic,
    name: practice.name,
    url: `${origin}/`,
    telephone: practice.phone.href,
    address: postalAddress(practice),
    ...(shown.isWhole && description(practice)),
    ...(membership && { priceRange: formatPrice(membership, wordsIn(language).money) }),
    ...(shown.founder && { founder: refs.provider(shown.founder) }),
    ...(shown.isHome &&
      rating.publish && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          bestRating: 5,
          reviewCount: rating.count,
        },
      }),
  }
}

function postalAddress({ address }: Practice): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: 'US',
  }
}

function description(practice: Practice) {
  const { origin, geo, specialHours } = practice
  return {
    email: practice.email,
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: practice.mapLink,
    openingHoursSpecification: weeklyHours(practice),
    ...(specialHours.length > 0 && {
      specialOpeningHoursSpecification: specialHours.map(({ from, until, opens, closes }) =>
        openingHours({ validFrom: from, validThrough: until }, opens, closes),
      ),
    }),
    medicalSpecialty: 'https://schema.org/PrimaryCare',
    logo: `${origin}/icons/mark-512.png`,
    image: `${origin}/icons/mark-512.png`,
    ...(practice.speaksSpanish && { knowsLanguage: Object.values(localeTags) }),
    sameAs: practice.social.map(({ url }) => url),
  } satisfies Partial<MedicalClinic>
}

export function websiteNode({ practice, languages }: Site): WebSite {
  const { origin, name, shortName } = practice
  const refs = refsOf(origin)
  return {
    '@type': 'WebSite',
    ...refs.website,
    url: `${origin}/`,
    name,
    alternateName: shortName,
    inLanguage: languages.map((language) => localeTags[language]),
    publisher: refs.clinic,
  }
}

function weeklyHours({ hours, closed }: Practice): OpeningHoursSpecification[] {
  const nameOf = (day: Weekday) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as DayOfWeek
  return [
    ...hours.map(({ days, opens, closes }) => openingHours({ dayOfWeek: days.map(nameOf) }, opens, closes)),
    ...(closed.length > 0 ? [openingHours({ dayOfWeek: closed.map(nameOf) })] : []),
  ]
}

/** Search engines expect 00:00 to 23:59 for all day, and 00:00 to 00:00 for closed. */
function openingHours(days: object, opens = '00:00', closes = '00:00'): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  }
}

type Provider = Site['providers'][number]
type NamedProvider = Provider & { name: string; credentials: string; license: string }

/** Sample biographies get no structured data. */
export function isNamed(provider: Provider): provider is NamedProvider {
  return !provider.sample
}

export function providerNode({ origin }: Practice, provider: NamedProvider): Person {
  const refs = refsOf(origin)
  return {
    '@type': 'Person',
    ...refs.provider(provider),
    name: provider.name,
    honorificSuffix: provider.credentials,
    jobTitle: provider.role,
    image: origin + provider.photo.picture.src,
    knowsLanguage: provider.languages,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: provider.license,
    },
    worksFor: refs.clinic,
  }
}

/** Stable ids join the graphs of all pages. */
export function refsOf(origin: string) {
  const ref = (name: string) => ({ '@id': origin + name })
  return {
    clinic: ref('/#clinic'),
    website: ref('/#website'),
    page: (address: string) => ref(`${address}#page`),
    /** The drug, procedure or article of a page. */
    subject: (address: string) => ref(`${address}#subject`),
    trail: (address: string) => ref(`${address}#trail`),
    provider: ({ name }: { name: string }) => ref(`/#${slug(name)}`),
  }
}
