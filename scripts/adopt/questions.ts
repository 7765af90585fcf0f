/** What `npm run adopt` asks, in this order; a file of answers has the same keys. */
export const questions = {
  name: 'The name of the practice, and in brackets what people call it: Elm Street Family Care (Elm Street)',
  clinician: 'What the founder is, inside a sentence: nurse practitioner, physician',
  origin: 'The address of the site: https://www.elmstreet.com',
  phone: 'The phone number: (518) 555-0142',
  email: 'The email address for patients',
  address: 'Street, city, state and ZIP code: 7 Elm Street, Albany, NY 12207',
  place: 'Latitude, longitude and time zone: 42.65, -73.75, America/New_York',
  region: 'The county or area that people name: Albany County',
  towns: 'Towns nearby, with commas between them',
  hours: 'Opening hours: Monday to Friday 8:00-17:00; Saturday 9:00-12:00',
  booking: 'The address of the booking and records page',
  license: 'The address where a patient can look up a license',
} as const

export type Answers = Record<keyof typeof questions, string>
