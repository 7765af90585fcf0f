import type { Html } from './text.ts'

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Opening times of a run of days; '00:00' to '24:00' is open around the clock. */
export type Hours = { days: Weekday[]; opens: string; closes: string }

/** Days that differ from the week, such as a holiday or a storm; without times the practice is closed. */
export type SpecialHours = {
  from: string
  /** The last such day; the same as the first where there is one. */
  until: string
  opens?: string
  closes?: string
  /** Why, in a word or two: 'Thanksgiving'. */
  note: string
}

/** Where a practice may have a profile; each has an icon of its name. */
export const networks = [
  'linkedin',
  'instagram',
  'tiktok',
  'facebook',
  'youtube',
  'x',
  'threads',
  'google',
  'pinterest',
  'bluesky',
  'yelp',
] as const

export type SocialProfile = { network: (typeof networks)[number]; label: string; url: string }

export type Portal = { label: string; url: string }

/** The drawing of content/map.yaml: paths of SVG and names, in a frame of 560 by 300. */
export type TownMap = {
  water: string[]
  roads: string
  streets: string
  waterNames: { name: string; at: [number, number] }[]
  roadNames: { name: string; at: [number, number] }[]
  ownStreet: [number, number]
  /** The point of the pin. */
  office: [number, number]
}

export type Practice = {
  name: string
  shortName: string
  tagline: string
  /** The sign: lines and shapes for a box of 48 by 48, from brand/mark.svg. */
  mark: Html
  /** What the founder is, inside a sentence. */
  clinician: string
  /** Public origin of the site, without a trailing slash. */
  origin: string
  phone: { display: string; href: string }
  email: string
  address: { street: string; city: string; region: string; postalCode: string }
  /** The county or area people name: 'Albany County'. */
  region: string
  geo: { latitude: number; longitude: number }
  mapLink: string
  map?: TownMap | undefined
  timeZone: string
  hours: Hours[]
  closed: Weekday[]
  /** Those still to come, soonest first. */
  specialHours: SpecialHours[]
  social: SocialProfile[]
  links: {
    booking: string
    enrollment: string
    /** Where patients read their records and write to the practice, where there is such a place. */
    portal?: Portal
    sisterSite?: { label: string; url: string }
    financingApply: string
    licenseLookup: string
  }
  towns: string[]
  /** Whether somebody speaks Spanish with patients: pages in Spanish alone promise nobody. */
  speaksSpanish: boolean
  rating: { value: number; count: number; publish: boolean }
  smsConsent: 'required' | 'optional'
  /** Whether pages that speak of a discount print what the law wants beside it. */
  discountStatement: boolean
  copyrightSince: number
}
