import type { Words } from '../words.ts'

export const money: Words['money'] = {
  units: {
    once: '',
    week: ' por semana',
    month: ' al mes',
    'per-month': ' al mes',
    '30-days': ' por 30 días',
    session: ' por sesión',
    unit: ' por unidad',
    'six-treatments': ' por seis sesiones',
    injection: ' por inyección',
    vial: ' por frasco',
    drip: ' por suero',
  },
  spokenUnits: { injection: '', vial: ' por un frasco para la casa' },
  products: {
    unknown: 'Antes de que pague, le decimos el nombre del producto y de la farmacia.',
    brand: 'Este precio es por la marca aprobada por la FDA.',
    compounded: 'Este precio es por un medicamento compuesto, que la FDA no revisa antes de que se venda.',
  },
  inSentence: 'para ',
  ask: 'Pregúntenos',
  or: ', o ',
  aYear: (sum) => `${sum} al año`,
  fourWeeks: (sum) => `${sum} por cuatro semanas`,
  unitsAt: (count, sum) => `${count} unidades a ${sum}`,
  brand: 'Marca',
  perUnit: 'Por unidad',
  unitCount: 'Unidades',
  total: 'Total',
  noBilling: 'sin trámites con el seguro',
  noCopays: 'sin copagos',
  seeMembership: 'Ver la membresía',
}

export const hours: Words['hours'] = {
  weekdays: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
  dayRange: (first, last) => `${first} a ${last}`,
  line: (days, times) => `${days.charAt(0).toUpperCase()}${days.slice(1)}: ${times}`,
  closed: 'cerrado',
  allDay: 'abierto las 24 horas',
  noon: 'mediodía',
  midnight: 'medianoche',
  times: (opens, closes) => `de ${opens} a ${closes}`,
}

export const priceGroups: Words['priceGroups'] = {
  membership: 'Membresía',
  'weight-loss': 'Pérdida de peso',
  peptides: 'Péptidos',
  aesthetics: 'Estética',
  injections: 'Inyecciones de vitaminas',
  drips: 'Sueros intravenosos',
  'mens-health': 'Salud del hombre',
}
