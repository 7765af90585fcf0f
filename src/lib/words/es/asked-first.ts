import type { Words } from '../words.ts'

export const askedFirst: Words['askedFirst'] = {
  announcements: 'Avisos',
  founder: 'Fundó la clínica',
  license: 'Licencia',
  speaks: 'Habla',
  pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  until: (day) => `Hasta el ${day}`,
  special: (note, days, times) => `${note}, ${days}: ${times}`,
  days: (first, last) => `del ${first} al ${last}`,
}
