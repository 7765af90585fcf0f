import type { Words } from '../words.ts'

export const frame: Words['frame'] = {
  skip: 'Ir al contenido',
  newTab: ' (se abre en otra pestaña; puede estar en inglés)',
  mapNewTab: ' (mapa, se abre en otra pestaña)',
  home: (name) => `${name}, inicio`,
  main: 'Principal',
  menu: 'Menú',
  close: 'Cerrar',
  appointment: 'Hacer una cita',
  callNumber: (number) => `Llamar al ${number}`,
  overview: (section) => `${section}: resumen`,
  pages: ', sus páginas',
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora',
  quickActions: 'Llamar o hacer una cita',
  call: 'Llamar',
  book: 'Hacer una cita',
  bookVisit: 'Hacer una cita',
  links: 'Enlaces',
  services: 'Servicios',
  hours: 'Horario',
  rights: 'Todos los derechos reservados.',
  contactTitle: 'Hable con nosotros',
  contactLead: {
    'weight-loss': 'Cuéntenos qué ha probado.',
    hormones: 'Cuéntenos qué ha cambiado.',
    peptides: 'Pregunte lo que quiera.',
    'sexual-wellness': 'Aquí puede hablar con claridad.',
    'primary-care': 'Ninguna duda es pequeña.',
    aesthetics: 'Díganos qué cambiaría.',
    vitamins: '¿Sin fuerzas? Díganos desde cuándo.',
    practice: 'Nos gustaría saber de usted.',
  },
  next: 'Una persona de verdad lee su mensaje y le responde por teléfono o correo.',
  drawnMap: (place, near) => `Dibujo del mapa: ${place}, cerca de ${near}, sin escala`,
  notToScale: 'Dibujo sin escala.',
  streetMap: 'Abrir el mapa de calles',
  printed: (day) => `· impreso el ${day}`,
  breadcrumb: 'Ruta de navegación',
  homeName: 'Inicio',
  blogName: 'Blog',
  plainText: 'Esta página como texto sin formato',
  blogFeed: (name) => `${name}: blog`,
  llmsTxt: {
    spoken: 'Se atiende en inglés y en español.',
    general:
      'Estas páginas dan información general, no consejo médico. Los precios y la situación ante la FDA cambian; cada página dice cuándo cambió su texto.',
  },
}

export const preview: Words['preview'] = {
  title: 'Vista previa',
  line: 'Vista previa: nombres, opiniones, calificación e imágenes son ejemplos',
  until: 'hasta que la clínica ponga los suyos.',
  list: 'Ver la lista',
  samples: {
    names: 'El nombre de la clínica, su dirección, teléfono, correo y enlaces',
    quotes: 'Las opiniones de pacientes, cada una marcada como Opinión de ejemplo',
    rating: 'La calificación y el número de opiniones',
    pictures: 'Las imágenes del lugar y los pares de antes y después, marcados como Ilustración',
  },
}

export const consent: Words['consent'] = {
  title: 'Opciones de privacidad',
  ask: '¿Podemos contar esta visita? Nos ayuda a saber qué páginas se leen. Un servicio externo hace el conteo y usa cookies. Lo que usted escribe en un formulario nunca forma parte de eso.',
  how: 'Cómo funciona',
  no: 'No, no la cuenten',
  yes: 'Sí, pueden contarla',
  refused:
    'Su navegador pide a los sitios que no lo rastreen. Lo tomamos como un no: esta visita no se cuenta.',
  soFar: { yes: ' Su respuesta hasta ahora: sí.', no: ' Su respuesta hasta ahora: no.' },
}

export const otherLanguage: Words['otherLanguage'] = {
  language: 'en',
  name: 'English',
  offer: 'This page is in English too.',
  read: 'Read it in English',
}

export const translation: Words['translation'] = {
  badge: 'EN',
  label: ' (en inglés)',
  notice: 'El texto en inglés cambió hace poco y estamos actualizando esta página.',
  link: 'Leer la versión más reciente, en inglés',
}

export const search: Words['search'] = {
  title: 'Buscar',
  site: 'Buscar en el sitio',
  example: 'Tratamiento, precio o pregunta',
  close: 'Cerrar la búsqueda',
  often: 'Lo que más se busca',
  page: 'Una página',
  nothing: {
    try: 'Pruebe con otra palabra, ',
    start: 'empiece con sus propias palabras',
    look: ', mire ',
    every: 'todas las páginas',
    or: ' o ',
    prices: 'todos los precios',
    call: ', o llame al ',
  },
  notLoaded: 'La búsqueda no se pudo cargar. Oprima «Buscar» para ver la lista de todas las páginas.',
  busy: 'Muchas personas están buscando en este momento. Vuelva a cargar esta página en {seconds} segundos.',
  didYouMean: 'Tal vez quiso decir:',
  none: 'No se encontró nada para «{words}».',
  one: '1 página encontrada',
  several: '{count} páginas encontradas',
}

export const families: Words['families'] = {
  'weight-loss': 'Pérdida de peso',
  hormones: 'Terapia hormonal',
  peptides: 'Terapia con péptidos',
  'sexual-wellness': 'Salud sexual',
  'primary-care': 'Atención primaria',
  aesthetics: 'Estética',
  vitamins: 'Terapia con vitaminas',
  practice: 'La clínica',
}

export const pages: Words['pages'] = {
  questions: 'Preguntas que nos hacen',
  questionsShort: 'Preguntas',
  related: 'También le puede interesar',
  relatedTreatments: 'Tratamientos relacionados',
  articles: 'Artículos',
  allArticles: 'Todos los artículos',
  published: 'Publicado el',
  updated: 'Actualizado el',
  effective: 'En vigor desde el',
  pricesAsOf: 'Precios al',
  everyPage: 'Todas las páginas, por sección',
  notFound: 'Página no encontrada',
  missing: 'Esta página no existe',
  missingPost: '404 - Artículo no encontrado',
  missingPurpose:
    'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar. Búsquela aquí o empiece por una de las páginas de abajo.',
  beginHere: 'O empiece por aquí',
  ourServices: 'Nuestros servicios',
}

export const companies: Words['companies'] = {
  mail: 'Correo electrónico',
  films: 'Videos del sitio de videos',
  financing: 'Financiamiento',
  analytics: 'Estadísticas de uso',
}
