import { addressIn, tags } from '#lib/language.ts'
import type { Words } from '#lib/words/words.ts'
import type {
  AggregateRating,
  DayOfWeek,
  MedicalClinic,
  OpeningHoursSpecification,
  WebSite,
  WithActionConstraints,
  SearchAction,
} from 'schema-dts'
import { formatPrice } from '#lib/money.ts'
import type { Practice, Weekday } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'
import { offerNode } from './offers.ts'

type Shown = {
  /** The membership's price, on pages that show it. */
  membership?: Price
  rating: boolean
  catalog: boolean
  founder?: { '@id': string }
}

/** The practice, with no more than the frame of every page shows and what this page adds. */
export function clinicNode(
  practice: Practice,
  { membership, rating, catalog, founder }: Shown,
  words: Words,
): MedicalClinic {
  const { origin, address, geo } = practice
  return {
    '@type': 'MedicalClinic',
    '@id': ids.clinic(origin),
    name: practice.name,
    url: `${origin}/`,
    telephone: practice.phone.href,
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
    ...(membership && {
      priceRange: formatPrice(membership, words.money),
      makesOffer: {
        ...offerNode(practice, membership, words.money),
        itemOffered: { '@type': 'Service', name: membership.name, provider: { '@id': ids.clinic(origin) } },
      },
    }),
    ...(founder && { founder }),
    ...(catalog && { hasOfferCatalog: { '@id': ids.catalog(origin) } }),
    ...(rating && { aggregateRating: ratingNode(practice) }),
  }
}

/** Where to search it is said once, on the home page. */
export function websiteNode(
  { origin, name, shortName }: Practice,
  isHome: boolean,
  { language, languages }: Pick<Site, 'language' | 'languages'>,
): WebSite {
  const search: WithActionConstraints<SearchAction & { '@type': 'SearchAction' }> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${addressIn(language, '/search')}?q={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': ids.website(origin),
    url: `${origin}/`,
    name,
    alternateName: shortName,
    inLanguage: languages.map((one) => tags[one]),
    publisher: { '@id': ids.clinic(origin) },
    ...(isHome && { potentialAction: search }),
  }
}

/** Around the clock is 00:00 to 23:59 to search engines, and a closed day opens and closes at midnight. */
function hours({ hours, closed }: Practice): OpeningHoursSpecification[] {
  const entry = (days: Weekday[], opens: string, closes: string): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}` as DayOfWeek),
    opens,
    closes,
  })
  return [
    ...hours.map(({ days, opens, closes }) => entry(days, opens, closes === '24:00' ? '23:59' : closes)),
    ...(closed.length > 0 ? [entry(closed, '00:00', '00:00')] : []),
  ]
}

/** Days that differ; a closed one opens and closes at midnight here, too. */
function specialHours({ specialHours }: Practice): OpeningHoursSpecification[] {
  return specialHours.map(({ from, until, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  }))
}

function ratingNode({ rating }: Practice): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: rating.value, bestRating: 5, reviewCount: rating.count }
}
