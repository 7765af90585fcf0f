import { tags } from '#lib/language.ts'
import type { Words } from '#lib/words/words.ts'
import type { DayOfWeek, MedicalClinic, OpeningHoursSpecification, Person, WebSite } from 'schema-dts'
import { formatPrice } from '#lib/money.ts'
import type { Practice, Provider } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Site } from '#reading/site.ts'
import { offerNode } from './offers.ts'
import { refsOf } from './refs.ts'

type Shown = {
  /** Where the practice itself is the subject; a page about something else only names it. */
  whole: boolean
  /** The membership's price, on pages that show it. */
  membership?: Price
  rating: boolean
  founder?: { '@id': string }
}

/** The practice, with no more than the frame of every page shows and what this page adds. */
export function clinicNode(
  practice: Practice,
  { whole, membership, rating, founder }: Shown,
  words: Words,
): MedicalClinic {
  const { origin } = practice
  const refs = refsOf(origin)
  return {
    '@type': 'MedicalClinic',
    ...refs.clinic,
    name: practice.name,
    url: `${origin}/`,
    telephone: practice.phone.href,
    ...(whole && description(practice)),
    ...(membership && {
      priceRange: formatPrice(membership, words.money),
      makesOffer: {
        ...offerNode(practice, membership, words.money),
        itemOffered: { '@type': 'Service', name: membership.name, provider: refs.clinic },
      },
    }),
    ...(founder && { founder }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: practice.rating.value,
        bestRating: 5,
        reviewCount: practice.rating.count,
      },
    }),
  }
}

function description(practice: Practice) {
  const { origin, address, geo } = practice
  return {
    email: practice.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: practice.mapLink,
    openingHoursSpecification: hours(practice),
    ...(practice.specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours(practice) }),
    medicalSpecialty: 'https://schema.org/PrimaryCare',
    logo: `${origin}/icons/mark-512.png`,
    image: `${origin}/icons/mark-512.png`,
    ...(practice.speaksSpanish && { knowsLanguage: Object.values(tags) }),
    sameAs: practice.social.map(({ url }) => url),
  } satisfies Partial<MedicalClinic>
}

/** The site as a whole. */
export function websiteNode({ practice, languages }: Site): WebSite {
  const { origin, name, shortName } = practice
  const refs = refsOf(origin)
  return {
    '@type': 'WebSite',
    ...refs.website,
    url: `${origin}/`,
    name,
    alternateName: shortName,
    inLanguage: languages.map((one) => tags[one]),
    publisher: refs.clinic,
  }
}

/** Around the clock is 00:00 to 23:59 to search engines, and a closed day opens and closes at midnight. */
function times(opens = '00:00', closes = '00:00') {
  return { opens, closes: closes === '24:00' ? '23:59' : closes }
}

function hours({ hours, closed }: Practice): OpeningHoursSpecification[] {
  const days = [...hours, ...(closed.length > 0 ? [{ days: closed, opens: '00:00', closes: '00:00' }] : [])]
  return days.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as DayOfWeek),
    ...times(opens, closes),
  }))
}

function specialHours({ specialHours }: Practice): OpeningHoursSpecification[] {
  return specialHours.map(({ from, until, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    ...times(opens, closes),
  }))
}

/** Who looks after patients, with no more than the page shows. */
export function providerNode({ origin }: Practice, provider: Provider): Person {
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
