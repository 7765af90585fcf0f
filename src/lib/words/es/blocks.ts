import type { Words } from '../words.ts'

export const blocks: Words['blocks'] = {
  illustration: 'Ilustración',
  room: {
    now: (time, city, scene) => `${city}, ${time}: ${scene}.`,
    turned: (light, city, scene) => `${light} en ${city}: ${scene}.`,
    closed: 'En este momento está cerrado.',
    turn: 'La sala a otra hora',
    lights: {
      dawn: { name: 'Amanecer', scene: 'la primera luz toca la pared' },
      morning: { name: 'Mañana', scene: 'las cortinas están abiertas' },
      noon: { name: 'Mediodía', scene: 'la sala está llena de luz' },
      gold: { name: 'Tarde', scene: 'el sol está bajo' },
      evening: { name: 'Anochecer', scene: 'la lámpara está encendida' },
      night: { name: 'Noche', scene: 'la lámpara sigue encendida' },
      sunday: { name: 'Día de descanso', scene: 'la persiana está a medio bajar' },
    },
  },
  watchFilm: 'Ver el video',
  viewLarger: 'Ver más grande',
  contents: 'En esta página',
  readMore: 'Leer más',
  moreArticles: 'Más artículos',
  nextArticle: 'Artículo siguiente',
  previousArticle: 'Artículo anterior',
  goodToKnow: 'Conviene saber',
  quoted: (words) => `«${words}»`,
  placeOf: (number, all) => `${number} de ${all}`,
  minutes: (count) => `${count} minutos`,
  theDrip: (drip) => `: ${drip}`,
  dripNamed: (title) => (/\bsuero\b/i.test(title) ? title : `suero ${title}`),
}

export const glance: Words['glance'] = {
  title: 'En resumen',
  what: 'Qué es',
  suits: 'Para quién puede servir',
  visits: 'Consultas',
  price: 'Precio',
  status: 'Situación ante la FDA',
  start: 'Cómo empezar',
}

export const injections: Words['injections'] = {
  frequency: 'Cada cuánto se ofrece',
  cost: 'Costo',
  status: 'Situación',
}

export const safety: Words['safety'] = {
  common: 'Comunes',
  serious: 'Graves',
  reported: 'Se han reportado',
  avoid: 'No debe usarse si',
}

export const review: Words['review'] = {
  title: 'Revisión y fuentes',
  changed: 'Último cambio del texto:',
  afterReview: ', después de esa revisión',
  sources: (count) => `Fuentes (${count})`,
  sourceKinds: {
    label: 'Etiqueta oficial',
    trial: 'Ensayo clínico',
    study: 'Estudio',
    review: 'Revisión de estudios',
    guideline: 'Guía',
    law: 'Ley o norma',
    notice: 'Aviso oficial',
    statistics: 'Estadística',
  },
  by: (name, day) => `Revisión médica: ${name}, ${day}.`,
  due: (day) => `Próxima revisión: ${day}.`,
}

export const beforeAfter: Words['beforeAfter'] = {
  before: 'Antes',
  after: 'Después',
  divider: 'Línea que separa el antes y el después',
  larger: (side) => `${side}, más grande`,
  shown: '{before}% antes, {after}% después',
}

export const films: Words['films'] = {
  pause: 'Pausar el video',
  play: 'Reproducir el video',
  playTitle: (title) => `Reproducir: ${title}`,
  silent: 'El video no carga aquí.',
  elsewhere: 'Verlo en el sitio de videos',
}

export const quotes: Words['quotes'] = {
  stars: (count) => `${count} de 5 estrellas`,
  sample: 'Ejemplo',
  pause: 'Pausar',
  play: 'Seguir',
  what: ' las citas',
  show: 'Mostrar la cita {number}',
}

export const financing: Words['financing'] = {
  calculator: 'Calculadora de planes de pago',
  silent: 'La calculadora del prestamista no carga aquí. El botón de arriba lleva a la misma oferta.',
}

export const priceTable: Words['priceTable'] = {
  membersLead: 'Los miembros',
  members: 'pagan menos; antes de que decida, le damos su precio por escrito.',
  price: 'Precio',
  treatment: 'Tratamiento',
  narrow: 'Filtrar la lista',
  example: 'Botox, suero, semana…',
  print: 'Imprimir la lista',
  lists: 'Listas de precios',
  one: '1 precio',
  none: 'Ningún precio tiene estas palabras.',
  ask: 'Pruebe con una palabra más corta o pregúntenos: ',
  all: 'Ver todos los precios',
  several: '{count} precios',
}

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
