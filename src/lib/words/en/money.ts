const units = {
  once: '',
  week: '/week',
  month: '/month',
  'per-month': ' per month',
  '30-days': ' per 30 days',
  session: ' per session',
  unit: ' per unit',
  'six-treatments': ' for six treatments',
  injection: ' per injection',
  vial: ' per vial',
  drip: ' per drip',
}

/** Units in running text; the name of an injection already says what is priced. */
const spokenUnits: Partial<Record<keyof typeof units, string>> = {
  injection: '',
  month: ' a month',
  'per-month': ' a month',
  vial: ' a vial for home use',
}

const products = {
  unknown: 'We name the product and the pharmacy before you pay.',
  brand: 'This price buys the FDA-approved brand.',
  compounded: 'This price buys a compounded medicine, which the FDA does not review before it is sold.',
}

export const money = {
  units,
  spokenUnits,
  products,
  /** A detail that begins like this needs no parentheses. */
  inSentence: 'for ',
  ask: 'Ask us',
  or: ', or ',
  aYear: (sum: string) => `${sum} a year`,
  fourWeeks: (sum: string) => `${sum} for four weeks`,
  unitsAt: (count: number, sum: string) => `${count} units at ${sum}`,
  brand: 'Brand',
  perUnit: 'Per unit',
  unitCount: 'Units',
  total: 'Total',
  noBilling: 'no insurance billing',
  noCopays: 'no copays',
  seeMembership: 'See membership',
}

const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

export const hours = {
  weekdays,
  dayRange: (first: string, last: string) => `${first} to ${last}`,
  line: (days: string, times: string) => `${days}: ${times}`,
  closed: 'closed',
  allDay: 'open 24 hours',
  noon: 'noon',
  midnight: 'midnight',
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
}

/** In an order that lets the two columns below the first end together. */
export const priceGroups = {
  membership: 'Membership',
  'weight-loss': 'Weight loss',
  peptides: 'Peptides',
  aesthetics: 'Aesthetics',
  injections: 'Vitamin injections',
  drips: 'IV drips',
  'mens-health': 'Men’s health',
}
