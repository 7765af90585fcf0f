/** What practices ask for first: announcements, special hours, specials, providers, forms to print. */
export const askedFirst = {
  announcements: 'Announcements',
  founder: 'Founder',
  license: 'License',
  speaks: 'Speaks',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  until: (day: string) => `Until ${day}`,
  /** 'Thanksgiving, November 26, 2026: closed' */
  special: (note: string, days: string, times: string) => `${note}, ${days}: ${times}`,
  days: (first: string, last: string) => `${first} to ${last}`,
}
