import type { Sample } from '#lib/words/words.ts'
import { fieldPath } from './content-error.ts'
import type { Site } from './site.ts'
import { stringsIn } from './texts.ts'

export type Placeholder = { kind: PlaceholderKind; file: string; field: string; value: string }
type PlaceholderKind =
  | 'brand'
  | 'domain'
  | 'phone'
  | 'email'
  | 'street'
  | 'link'
  | 'testimonial'
  | 'biography'

/** What the preview notice lists. Drawn pictures alone are no reason for a notice. */
export function samplesIn(site: Site): Sample[] {
  const kinds = new Set(placeholdersIn(site).map(({ kind }) => kind))
  const areQuotes = kinds.delete('testimonial')
  kinds.delete('biography')
  const samples: Sample[] = [
    ...(kinds.size > 0 ? ['names' as const] : []),
    ...(areQuotes ? ['quotes' as const] : []),
    ...(site.practice.rating.publish && site.launch.proofs.rating === null ? ['rating' as const] : []),
  ]
  const areDrawn = [...site.photos.values()].some(({ drawn }) => drawn)
  return samples.length > 0 && areDrawn ? [...samples, 'pictures'] : samples
}

/** The build marks a site with placeholders as noindex, and the launch check refuses it. */
export function placeholdersIn({ practice, testimonials, providers, pages, launch }: Site): Placeholder[] {
  const { name, shortName, origin, phone, email, address, mapLink, social, links } = practice
  const brand = brandPattern(launch.cameWith.name)
  const { street } = launch.cameWith
  const at = (kind: PlaceholderKind, field: string, value: string, is: boolean): Placeholder[] =>
    is ? [{ kind, file: 'practice.yaml', field, value }] : []
  const quoted = pages.some(({ sections }) => sections.some(({ block }) => block === 'testimonials'))
  return [
    ...at('brand', 'name', name, brand.test(name)),
    ...at('brand', 'shortName', shortName, brand.test(shortName)),
    ...at('domain', 'origin', origin, isReserved(new URL(origin).hostname)),
    ...at('phone', 'phone', phone.display, isFictional(phone.href) || isFictional(phone.display)),
    ...at('email', 'email', email, isReserved(email)),
    ...at('street', 'address.street', address.street, address.street === street),
    ...at('street', 'mapLink', mapLink, decodeURIComponent(mapLink).includes(street)),
    ...stringsIn({ social, links }).flatMap(({ path, text }) =>
      at('link', fieldPath(path), text, /\bexample\b/.test(text)),
    ),
    ...providers.flatMap(({ sample, role }, index): Placeholder[] =>
      sample ? [{ kind: 'biography', file: 'providers.yaml', field: `[${index}]`, value: role }] : [],
    ),
    ...testimonials.flatMap(({ firstName, sample }, index): Placeholder[] =>
      sample && quoted
        ? [{ kind: 'testimonial', file: 'testimonials.yaml', field: `[${index}]`, value: firstName }]
        : [],
    ),
  ]
}

/** Matches the name with or without spaces. */
export function brandPattern(name: string, flags = 'i'): RegExp {
  return new RegExp(String.raw`\b${name.split(' ').map(RegExp.escape).join(' ?')}\b`, flags)
}

/** Reserved by RFC 2606, or local. */
function isReserved(host: string): boolean {
  return /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\./.test(host)
}

/** 555-01xx is reserved for fiction. */
function isFictional(phone: string): boolean {
  return /555\D?01\d\d$/.test(phone)
}
